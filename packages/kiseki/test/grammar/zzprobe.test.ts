import { it } from 'vitest'
import { readFileSync } from 'node:fs'
import { declinedIn, describeDeclined, englishText } from '@fudaba/cardtext'
import { grammar, readCard, addOrganisations } from '../../grammar/index.ts'
import { organisations1 } from '../../cards/set1.ts'
addOrganisations(...organisations1)
let ok = 0,
  n = 0
for (const line of readFileSync('/tmp/probe.txt', 'utf8').split('\n')) {
  if (line === '') continue
  n++
  const t = readCard(line)
  const d = declinedIn(t)
  const probs = t.paragraphs.flatMap(({ problem }) => problem?.message ?? [])
  if (d.length === 0 && probs.length === 0) {
    ok++
    if (process.env.SHOW) console.log('OK ', line, '\n      ', englishText(grammar, t).join(' / '))
  } else
    for (const x of [
      ...d.map(
        (x) =>
          x.reason +
          ' @ ' +
          x.unread.text?.slice(0, 30) +
          ' | ' +
          describeDeclined(x).slice(0, 160) +
          (x.reason === 'ambiguous' ? JSON.stringify(x.readings).slice(0, 1200) : ''),
      ),
      ...probs,
    ])
      console.log('DECL', line, '\n      ', x)
}
console.log(ok, '/', n)
it('x', () => {})
