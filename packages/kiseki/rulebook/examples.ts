import type { ClauseRow } from '@fudaba/kernel/rules'

/**
 * The worked examples of the rulebook, in our own words: each is played out by the test its row names.
 */
export const examples = {
  '203.2a#ex1': {
    kind: 'structural',
    title: {
      ja: 'ITEMを壊すEVENTはITEM・UNITも狙える',
      en: 'An EVENT that destroys an ITEM may target an ITEM・UNIT',
    },
    because:
      'A worked example of 203.2a, which carries the rule; played out in the test “an EVENT ' +
      'that destroys an ITEM offers an ITEM・UNIT”.',
  },
  '203.2a#ex2': {
    kind: 'structural',
    title: {
      ja: 'UNITをスタンするEVENTはITEM・UNITも狙える',
      en: 'An EVENT that stuns a UNIT may target an ITEM・UNIT',
    },
    because:
      'A worked example of 203.2a, which carries the rule; played out in the test “an EVENT ' +
      'that stuns a UNIT offers an ITEM・UNIT”.',
  },
  '803.6h#ex1': {
    kind: 'structural',
    title: {
      ja: '【暗躍】は、相手に【暗躍】がいる間は本人を攻撃できない',
      en: 'A covert UNIT may not attack the player past a covert UNIT',
    },
    because:
      'A worked example of 803.6h, which carries the rule; played out in the test “a covert ' +
      'attacker has to attack the covert UNIT before the player”.',
  },
  '803.6h#ex2': {
    kind: 'structural',
    title: {
      ja: '攻撃されないUNITしかいなければ本人を攻撃できる',
      en: 'With only UNITs that are not attacked across, the player may be',
    },
    because:
      'A worked example of 803.6h, which carries the rule; played out in the test “a field of ' +
      'UNITs that are not attacked leaves the player open”.',
  },
  '804.11b#ex1': {
    kind: 'structural',
    title: {
      ja: 'STR3と、オーバーキルしないSTR4のスクラムは3点',
      en: 'STR 3 with a STR 4 that does not overkill costs three',
    },
    because:
      'A worked example of 804.11b, which carries the rule; played out in the test “a scrum of ' +
      'three and a four that does not overkill costs the player three”.',
  },
  '1205.1a#ex1': {
    kind: 'structural',
    title: {
      ja: '対象が外れても絆は3点得る',
      en: 'The target is no longer legal: three bond are gained all the same',
    },
    because:
      'A worked example of 1205.1a, which carries the rule; played out in the test “an art ' +
      'whose target is gone still gains its bond”.',
  },
  '1211.7#ex1': {
    kind: 'structural',
    title: { ja: '他の2つのスクラムで2回誘発する', en: 'Two others in a scrum trigger it twice' },
    because:
      'A worked example of 1211.7, which carries the rule; played out in the test “a craft on ' +
      'each other attacker triggers twice for a scrum of two”.',
  },
  '1211.10#ex1': {
    kind: 'structural',
    title: {
      ja: '相打ちでも、スタンさせた時の即死は働く',
      en: 'Both stunned, and the craft that kills what it stunned is played',
    },
    because:
      'A worked example of 1211.10, which carries the rule; played out in the test “a UNIT ' +
      'stunned in its own battle still kills what it stunned”.',
  },
  '1211.10#ex2': {
    kind: 'structural',
    title: {
      ja: '相打ちでも、オーバーキルの誘発は働く',
      en: 'Both stunned, and the craft on overkill damage is played',
    },
    because:
      'A worked example of 1211.10, which carries the rule; played out in the test “a UNIT ' +
      'stunned in its own battle still uses its craft on overkill damage”.',
  },
  '1211.10#ex3': {
    kind: 'structural',
    title: {
      ja: '【魔法】でスタンした自身の誘発も働く',
      en: 'Stunned by its own magic, its craft on that play is played',
    },
    because:
      'A worked example of 1211.10, which carries the rule; played out in the test “a UNIT ' +
      'that stunned itself for magic still uses its craft on playing it”.',
  },
  '1302.1#ex1': {
    kind: 'structural',
    title: { ja: 'その名のカードが場に1つあれば+1/+1', en: 'One card of that name in the field gives +1/+1' },
    because:
      'A worked example of 1302.1, which carries the rule; played out in the test “a craft on ' +
      'a name counts cards of exactly that name in the field”.',
  },
  '1302.2#ex1': {
    kind: 'structural',
    title: {
      ja: '拠点からそのサブ名をプレイすると+2/+0',
      en: 'Playing that sub-name from the homebase gives +2/+0',
    },
    because:
      'A worked example of 1302.2, which carries the rule; played out in the test “a craft on ' +
      'a sub-name sees the UNIT played from the homebase”.',
  },
  '1302.3#ex1': {
    kind: 'structural',
    title: {
      ja: '組織1つでも2つでも、その組織なら狙える',
      en: 'One organisation or two: either may be targeted',
    },
    because:
      'A worked example of 1302.3, which carries the rule; played out in the test “a ' +
      'recovering EVENT offers every stunned UNIT of the organisation”.',
  },
  '1306.3#ex1': {
    kind: 'structural',
    title: { ja: 'CP2のUNITがスタンすると2点失う', en: 'A stunned UNIT of CP 2 costs two bond' },
    because:
      'A worked example of 1306.3, which carries the rule; played out in the test “a UNIT of ' +
      'cost two stunned by an EVENT costs its controller two bond”.',
  },
  '1306.3#ex2': {
    kind: 'structural',
    title: {
      ja: 'コストで自身をスタンしたCP3は3点失う',
      en: 'Stunning the own UNIT of CP 3 as a cost costs three',
    },
    because:
      'A worked example of 1306.3, which carries the rule; played out in the test “a UNIT of ' +
      'cost three stunned as a cost costs its own controller three bond”.',
  },
  '1310.1#ex1': {
    kind: 'structural',
    title: {
      ja: '2組織のリンク：どちらのUNITも両方持つ',
      en: 'Two organisations linked: UNITs of either have both',
    },
    because:
      'A worked example of 1310.1, which carries the rule; played out in the test “two linked ' +
      'organisations are had by every UNIT card of either in every zone”.',
  },
  '1310.1#ex2': {
    kind: 'structural',
    title: { ja: 'リンクが2つ重なると3組織とも持つ', en: 'Two links with one in common: all three' },
    because:
      'A worked example of 1310.1, which carries the rule; played out in the test “two links ' +
      'that share an organisation join all three”.',
  },
  '1329.3#ex1': {
    kind: 'structural',
    title: {
      ja: '2体いても、それぞれ「これだけ」の+8/+8を得る',
      en: 'Two of them, each gets its +8/+8 for being alone',
    },
    because:
      'A worked example of 1329.3, which carries the rule; played out in the test “two UNITs ' +
      'that count as alone both get their bonus”.',
  },
  '1333.1#ex1': {
    kind: 'structural',
    title: {
      ja: 'BASEがあれば自分のUNITは全組織を持つ',
      en: 'With the BASE every own UNIT has all organisations',
    },
    because:
      'A worked example of 1333.1, which carries the rule; played out in the test “a BASE ' +
      'gives all own UNITs every organisation”.',
  },
  '1333.1#ex2': {
    kind: 'structural',
    title: {
      ja: '【帰属】で得ると元の組織も「すべて」も得る',
      en: 'Affiliation takes both the printed one and "all"',
    },
    because:
      'A worked example of 1333.1, which carries the rule; played out in the test “affiliation ' +
      'takes the printed organisation and all of them”.',
  },
  '1333.2#ex1': {
    kind: 'structural',
    title: {
      ja: 'リンクがなければ全組織のUNITも1と数える',
      en: 'Without a link a UNIT of all organisations counts one',
    },
    because:
      'A worked example of 1333.2, which carries the rule; played out in the test “a UNIT of ' +
      'all organisations counts as its printed one”.',
  },
  '1333.2#ex2': {
    kind: 'structural',
    title: { ja: '2組織がリンクしていれば2と数える', en: 'With two linked it counts two' },
    because:
      'A worked example of 1333.2, which carries the rule; played out in the test “a UNIT of ' +
      'all organisations counts its linked ones too”.',
  },
  '1333.2#ex3': {
    kind: 'structural',
    title: {
      ja: '【帰属】で得た側は自前と合わせて2と数える',
      en: 'With affiliation it counts its own and the gained one',
    },
    because:
      'A worked example of 1333.2, which carries the rule; played out in the test “a UNIT that ' +
      'gained all organisations counts two”.',
  },
  '1336.1a#ex1': {
    kind: 'structural',
    title: { ja: '戦術リンク中のUNITは2つの名を持つ', en: 'A linked pair has two names' },
    because:
      'A worked example of 1336.1a, which carries the rule; played out in the test “a linked ' +
      'pair answers to both names”.',
  },
  '1336.1b#ex1': {
    kind: 'structural',
    title: { ja: '1/2/2と2/3/2で3/5/4になる', en: '1/2/2 and 2/3/2 make 3/5/4' },
    because:
      'A worked example of 1336.1b, which carries the rule; played out in the test “a linked ' +
      'pair of one-two-two and two-three-two is three-five-four”.',
  },
  '1336.1c#ex1': {
    kind: 'structural',
    title: { ja: '両方に【武術】があれば2つ持つ', en: 'Both had martial art: the pair has it twice' },
    because:
      'A worked example of 1336.1c, which carries the rule; played out in the test “a linked ' +
      'pair of two martial artists has the craft twice”.',
  },
  '1406.1#ex1': {
    kind: 'structural',
    title: { ja: '【武術】のない3体にスクラムされると+3/+3', en: 'Attacked by three without it: +3/+3' },
    because:
      'A worked example of 1406.1, which carries the rule; played out in the test “a martial ' +
      'artist attacked by three others gets +3/+3”.',
  },
  '1406.1#ex2': {
    kind: 'structural',
    title: { ja: 'ない2体とある1体なら+2/+2', en: 'Two without and one with it: +2/+2' },
    because:
      'A worked example of 1406.1, which carries the rule; played out in the test “a martial ' +
      'artist attacked by two others and a martial artist gets +2/+2”.',
  },
} as const satisfies Record<string, ClauseRow>
