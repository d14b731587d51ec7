import process from 'node:process'
import type { Command } from 'commander'
import { loadGame } from '../games.ts'

export function addEnv(program: Command): void {
  program
    .command('env')
    .description('play by JSON lines on stdin and stdout, for programs in any language')
    .argument('<game>', 'name of a game')
    .action(serve)
}

async function serve(name: string): Promise<void> {
  const rules = await loadGame(name)
  const { serveEnv } = await import('@fudaba/sim')
  await serveEnv(rules, process.stdin, process.stdout)
}
