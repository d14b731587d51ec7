import type { Messages } from '@fudaba/kernel/rules'

/** How the game is played, in as few sentences as a first game needs. */
export const primer = {
  'primer.1': {
    ja: '山札がライフ。ダメージを受けると山札から墓地へ行き、なくなると負け。カードを引くのもライフを使う。',
    en: 'Your deck is your life: damage moves cards from it to the graveyard, and with none left you lose. Drawing uses it up as well.',
  },
  'primer.2': {
    ja: '2〜10で兵士、J〜Kで英雄、Aでエースを召喚する。手札のカード1枚が「キーカード」になり、場に出る。',
    en: 'A 2 to 10 summons a soldier, a J to K a hero, an A an ace: the hand card you play it with (the key) lies on the field.',
  },
  'primer.3': {
    ja: 'コスト: Bは防壁を1枚横向きにする、Lは1ダメージを受ける、Dは手札を1枚捨てる。',
    en: 'Costs: B turns a barrier sideways, L takes one damage, D discards a card.',
  },
  'primer.4': {
    ja: 'アタックは1ターンに1度。兵士を選んで攻撃し、ブロックされなければサイズの分ダメージを与える。',
    en: 'Attack once a turn with the soldiers you choose; unblocked they deal damage equal to their size.',
  },
  'primer.5': {
    ja: 'ブロックされた兵士同士は小さい方が墓地へ行く。防壁は1体を止めて使われる。',
    en: 'Of two soldiers that fight the smaller dies; a barrier stops one and is used up.',
  },
  'primer.6': {
    ja: '出したばかりの兵士は攻撃できない。攻撃した兵士は次の自分のターンまで横向きのまま。',
    en: 'A soldier just summoned does not attack; one that attacked lies sideways until your next turn.',
  },
  'primer.7': {
    ja: 'クイックのアクション（アップ、ダウン、ツイスト、カウンター）は相手の行動に応じて使える。最後に出したものから解決する。',
    en: 'Quick actions (Up, Down, Twist, Counter) may answer what the opponent does; the last one resolves first.',
  },
  'primer.8': {
    ja: 'マークが大事: ♡はアップ、♠はダウン、◇はツイスト、♣はカウンター、♡と◇で防壁破壊、♠と♣で投げつける。',
    en: 'Suits matter: a heart is Up, a spade Down, a diamond Twist, a club Counter; heart and diamond break a barrier, spade and club throw.',
  },
  'primer.9': {
    ja: 'することがなくなったらエンドを押す。',
    en: 'Press End when you have nothing more to do.',
  },
} as const satisfies Messages
