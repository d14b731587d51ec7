/** Words in 【】 are the keywords of a text, without what they are said of. */
export const keywordsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/【([^】「]+)/g)].map(([, word]) => word)),
]
