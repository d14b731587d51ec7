import type { Bilingual } from '@fudaba/kernel'
import { messagesUnder, textQuestions } from '@fudaba/kernel/text'
import { keywords } from '../../grammar/times.ts'

/** What texts ask as they are played and done, where it is not the usual question. */
const questions: Readonly<Record<string, Bilingual>> = {
  choose: { ja: 'カードを選ぶ', en: 'Choose' },
  'kiseki.link': { ja: 'リンクするカードを選ぶ', en: 'Choose what to link' },
  'kiseki.board': { ja: '搭乗するUNITを選ぶ', en: 'Choose who goes aboard' },
  'kiseki.become': { ja: '変化するカードを選ぶ', en: 'Choose what changes' },
  'kiseki.cursed': { ja: '呪われるカードを選ぶ', en: 'Choose what is cursed' },
  'kiseki.cancel-effects': { ja: '効果の打ち消されるカードを選ぶ', en: 'Choose what effects leave alone' },
  'kiseki.gain-attribute': { ja: '属性を得るカードを選ぶ', en: 'Choose what gains it' },
  'kiseki.lose-attribute': { ja: '属性を失うカードを選ぶ', en: 'Choose what loses it' },
  'kiseki.all-organisations': {
    ja: 'すべての組織を得るカードを選ぶ',
    en: 'Choose what joins every organisation',
  },
  'kiseki.copy-organisations': { ja: '組織を得るカードを選ぶ', en: 'Choose what joins these organisations' },
  'kiseki.gain-chosen': { ja: '組織を得るカードを選ぶ', en: 'Choose what joins the organisation' },
}

/** Crafts that stand behind a word and not on one card alone; some of them act later (delayed). */
const crafts: Readonly<Record<string, Bilingual>> = Object.fromEntries(
  keywords.ids.flatMap((id) => {
    const { ja, en } = keywords.get(id)
    const title = { ja: `【${ja}】`, en }
    return [
      [`keyword ${id}`, title],
      [`keyword ${id} › delayed`, title],
    ]
  }),
)

export const programMessages = {
  ...textQuestions(questions),
  ...messagesUnder('ability', crafts),
}
