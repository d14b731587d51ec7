import type { ClauseRow } from '@fudaba/kernel/rules'

/** What the comprehensive rules leave out or print without its icon, one row a fact. */
export const base = {
  'base.5.1.1': {
    kind: 'structural',
    title: { ja: '5.2.2.4の失われたアイコンはヒール', en: 'The lost icon of 5.2.2.4 is the heal trigger' },
    because: 'A repaired reading; 5.2.2.4 carries it out.',
    source: 'VG-BOG, VG-RMV',
    confidence: 'fan',
  },
  'base.5.1.2': {
    title: { ja: '50枚にファーストヴァンガードを含む', en: 'The fifty cards include the first vanguard' },
    source: 'VG-BOG, VG-RMV',
    confidence: 'fan',
  },
  'base.5.1.3': {
    title: {
      ja: 'ライドとコールとブーストはクランを問わない',
      en: 'Riding, calling and boosting do not look at clans',
    },
    source: 'VG-WIKI クラン',
    confidence: 'fan',
  },
  'base.5.1.4': {
    title: { ja: 'クランファイト: 一つのクランだけで組む', en: 'Clan fight: all cards of one clan' },
    source: 'VG-WIKI クランファイト',
    confidence: 'fan',
  },
  'base.5.2.1': {
    title: {
      ja: 'Gガーディアンの標準のコストはヒールトリガー1枚',
      en: 'The usual cost of a G guardian is a heal trigger from hand',
    },
    source: 'VG-WIKI Gガーディアン',
    confidence: 'fan',
  },
  'base.5.4.1': {
    title: { ja: '先駆は好きなリアガードサークルに', en: 'A forerunner takes any own rear-guard circle' },
    confidence: 'ours',
  },
} as const satisfies Record<string, ClauseRow>
