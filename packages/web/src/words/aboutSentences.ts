/** What the page says of itself, and of the games it plays. */
export const aboutSentences = {
  about: { ja: '札場について', en: 'About Fudaba' },
  'about.what': {
    ja: '実在するトレーディングカードゲームを、総合ルールの条文どおりに遊ぶ場所です。起きたこと、できなかったことのすべてについて、どの条文によるかを「なぜ？」で確かめられます。',
    en: 'A place to play real trading card games exactly as their rulebooks say. Of everything that happens, and everything that cannot be done, “Why?” names the clause.',
  },
  'about.alone': {
    ja: 'コンピュータとの対戦はすべてこのページの中で動き、何も送りません。途中のゲームとデッキはこのブラウザに残ります。',
    en: 'Games against the computer run entirely in this page and send nothing. Unfinished games and decks stay in this browser.',
  },
  'about.cards': {
    ja: 'カードの名前・テキスト・絵柄はこのソフトウェアのために作ったもので、実在のカードではありません。',
    en: 'Names, texts and pictures of the cards were made for this software; they are not the real cards.',
  },
  'about.owners': { ja: 'ゲームの権利者', en: 'Whose games these are' },
  'about.unofficial': {
    ja: '札場は非公式のソフトウェアで、次の権利者とは関係がなく、公認も受けていません。',
    en: 'Fudaba is unofficial, and not connected with, or endorsed by, any of these owners.',
  },
  'about.licence': { ja: 'ソフトウェアはMITライセンスです。', en: 'The software is under the MIT licence.' },
  newHere: { ja: 'はじめての方へ', en: 'New here?' },
  'newHere.why': {
    ja: 'トランプの{game}がいちばん早く覚えられます',
    en: '{game}, played with ordinary cards, is the quickest to learn',
  },
  'newHere.play': { ja: 'これで始める', en: 'Start with it' },
} as const
