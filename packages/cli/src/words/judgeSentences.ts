/** What the terminal says about positions that are judged. */
export const judgeSentences = {
  unreadText: {
    ja: '{file}: {card}「{text}」が読めません。何もしないものとして続けるには --unread を付けてください',
    en: '{file}: {card}, “{text}”, is not read; --unread goes on with a text that does nothing',
  },
} as const
