import { readFileSync } from 'node:fs'
import { someCells } from '@fudaba/cardtext/testing'
import { cells } from './game.ts'

someCells(cells, readFileSync(new URL('../../../../../docs/texts/kiseki.md', import.meta.url), 'utf8'))
