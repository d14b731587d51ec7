import { kiseki } from '/work/main/packages/kiseki/src/index.ts'
import { Match, Random, randomAnswer, idsFor } from '@fudaba/kernel'
const n = Number(process.argv[2] ?? 20), fmt = process.argv[3] ?? 'strategy'
const ends = {}; let dec=0, turns=0
const t=performance.now()
for (let s=0;s<n;s++){
  const m = new Match({rules:kiseki, seed:s, config:{format:fmt}})
  const r = new Random('r'+s)
  let k=0
  while(m.result===null){ if(++k>20000) throw new Error('endless '+s)
    const d=m.decision; m.answer(d.player, idsFor(d, randomAnswer(m.game.offer, (x)=>r.below(x)))) }
  dec+=k; turns+=m.game.get(8)
  ends[m.result.ending+' '+m.result.winner]=(ends[m.result.ending+' '+m.result.winner]??0)+1
}
console.log(ends, 'decisions', dec/n, 'turns', turns/n, 'ms', performance.now()-t)
