import type { Rewrite } from './frames.ts'
import type { ThatZone } from './rules.ts'

/** その山札, with the owner of the zone that was spoken of last in this line. */
export function thatZoneAt(text: string, at: number, rule: ThatZone | undefined): Rewrite | undefined {
  if (rule === undefined) return undefined
  const said = rule.wordings.find(([printed]) => text.startsWith(printed, at))
  return said === undefined ? undefined : [said[0], said[1].replace('○', ownerAt(text, at, rule))]
}

function ownerAt(text: string, at: number, { zone, owners, usual }: ThatZone): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  let last = -1
  let owner = usual
  for (const { said, later } of owners) {
    const found = line.lastIndexOf(said + zone)
    if (found <= last) continue
    last = found
    owner = line.includes('。', found) ? later : said
  }
  return owner
}
