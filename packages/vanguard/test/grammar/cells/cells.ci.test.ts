import { readFileSync } from 'node:fs'
import { allCells } from '@fudaba/cardtext/testing'
import { cells } from './game.ts'

allCells(cells, readFileSync(new URL('../../../../../docs/texts/vanguard.md', import.meta.url), 'utf8'))
