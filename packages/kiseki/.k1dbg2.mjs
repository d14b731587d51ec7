import { kiseki } from '/work/main/packages/kiseki/src/index.ts'
import { Match, Random, randomAnswer, idsFor } from '@fudaba/kernel'
const m = new Match({rules:kiseki, seed:1})
const r = new Random('r1')
let t=process.cpuUsage().user
for (let k=0;k<200&&m.result===null;k++){ const d=m.decision; const a=idsFor(d, randomAnswer(m.game.offer,(x)=>r.below(x))); m.answer(d.player,a)
 const u=process.cpuUsage().user; if(u-t>200000) console.log(k,(u-t)/1000,d.message.key,d.candidates.length,'->',a.length,'then',m.decision?.message.key,m.decision?.candidates.length,m.decision?.shape, m.game.log.count, process.memoryUsage().heapUsed/1e6|0); t=process.cpuUsage().user }
console.log(m.result, m.inputs.length, m.game.get(8))
const c={}; for(let e=0;e<m.game.log.count;e++){const n=m.game.book.verbs[m.game.log.get(e,0)].name; c[n]=(c[n]??0)+1}; console.log(c); console.log('rel', m.game.store.length(m.game.T.relations), 'eff', m.game.store.length(m.game.T.effects))
const rc={}; for (const r of m.game.book.relations) rc[r.name]=m.game.relations(r).length; console.log(rc)
