/** What the tags of `source` stand for. */
export const sources = {
  BP8: { ja: '第8版の公式資料', en: 'the author, 8th edition' },
  BP7: { ja: '第7版の公式資料', en: 'the author, 7th edition' },
  'BP 8.1': { ja: '8.1版の公式資料', en: 'the author, edition 8.1' },
  'BP 9.0': { ja: '9.0版の公式資料', en: 'the author, edition 9.0' },
  'BP 9.1': { ja: '9.1版の公式資料', en: 'the author, edition 9.1' },
  'our notes': { ja: '本アプリの調査メモ', en: 'our notes' },
} as const
