import { kiseki } from '/work/main/packages/kiseki/src/index.ts'
import { Match, Random, randomAnswer, idsFor } from '@fudaba/kernel'
console.log('loaded')
const m = new Match({rules:kiseki, seed:1})
console.log('begun')
const r = new Random('r1')
for (let k=0;k<470&&m.result===null;k++){ const d=m.decision; const a=idsFor(d, randomAnswer(m.game.offer,(x)=>r.below(x))); console.log(k,m.game.get(8),m.rules.facts(m.game).phase,m.rules.facts(m.game).step,d.player,d.message.key,d.candidates.map(c=>c.name??c.id).join(' '),'->',a.join(' ')); m.answer(d.player,a)}
