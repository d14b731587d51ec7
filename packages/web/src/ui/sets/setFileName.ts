/** The name of a set without what no file may be called. */
export const setFileName = (name: string): string =>
  `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(0, 80) || 'cards'}.yaml`
