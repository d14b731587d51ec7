import { type Playing, pipsOf } from './playingCard.ts'

/** The pips of a number, or a crowned sign for a court card. */
export function Pips({ suit, rank }: Playing) {
  const places = pipsOf(rank)
  return (
    <svg class="pips" data-suit={letters[suit] ?? 'S'} viewBox="0 0 60 80" aria-hidden="true">
      {places === undefined ? (
        <Court suit={suit} rank={rank} />
      ) : (
        places.map(([column, height]) => (
          <use
            key={`${column} ${height}`}
            href={`#pip-${letters[suit] ?? 'S'}`}
            x={12 + column * 18 - (rank === 1 ? 12 : 7)}
            y={height * 0.8 - (rank === 1 ? 12 : 7)}
            width={rank === 1 ? 24 : 14}
            height={rank === 1 ? 24 : 14}
            transform={height > 50 ? `rotate(180 ${12 + column * 18} ${height * 0.8})` : undefined}
          />
        ))
      )}
    </svg>
  )
}

/** Jack, queen and king: a shield with the sign, under a feather, a diadem or a crown. */
function Court({ suit, rank }: Playing) {
  return (
    <>
      <path class="shield" d="M14 26h32v22c0 12-8 18-16 22-8-4-16-10-16-22z" />
      <use href={`#pip-${letters[suit] ?? 'S'}`} x="20" y="32" width="20" height="20" />
      <path class="crown" d={crowns[rank] ?? crowns[11]} />
    </>
  )
}

const crowns: Readonly<Record<number, string>> = {
  11: 'M16 24C18 12 30 6 46 6 44 14 36 20 26 24z',
  12: 'M15 24c2-8 8-12 15-14 7 2 13 6 15 14zM28 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z',
  13: 'M14 24 12 8l9 7 9-11 9 11 9-7-2 16z',
}

const letters: Readonly<Record<string, string>> = {
  '♠': 'S',
  '♤': 'S',
  '♡': 'H',
  '♥': 'H',
  '◇': 'D',
  '♢': 'D',
  '♦': 'D',
  '♣': 'C',
  '♧': 'C',
}

/** The signs of the suits, said once for the page. */
export function SuitSigns() {
  return (
    <svg class="hidden-text" aria-hidden="true">
      <symbol id="pip-S" viewBox="0 0 16 16">
        <path d="M8 1c1 3 6 5 6 8.6a3 3 0 0 1-5 2.2c0 1.5.4 2.4 1.2 3.200H5.800C6.6 14.2 7 13.3 7 11.800a3 3 0 0 1-5-2.200C2 6 7 4 8 1z" />
      </symbol>
      <symbol id="pip-H" viewBox="0 0 16 16">
        <path d="M8 15C5 11.5 1 9 1 5.300A3.6 3.6 0 0 1 8 4a3.6 3.6 0 0 1 7 1.300C15 9 11 11.5 8 15z" />
      </symbol>
      <symbol id="pip-D" viewBox="0 0 16 16">
        <path d="M8 .5C9.5 3.5 11.5 6 14 8c-2.5 2-4.5 4.5-6 7.500C6.5 12.5 4.5 10 2 8c2.5-2 4.5-4.5 6-7.500z" />
      </symbol>
      <symbol id="pip-C" viewBox="0 0 16 16">
        <path d="M8 1a3.2 3.2 0 0 1 2.7 4.900A3.2 3.2 0 1 1 9 11.300c0 1.7.4 2.8 1.2 3.700H5.800C6.6 14.1 7 13 7 11.300a3.2 3.2 0 1 1-1.7-5.400A3.2 3.2 0 0 1 8 1z" />
      </symbol>
    </svg>
  )
}
