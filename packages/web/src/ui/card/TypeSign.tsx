import type { TypeSign as Sign } from '@fudaba/kernel/rules'

/** The sign of a card type; its word stands beside it or in the panel. */
export function TypeSign({ sign }: { sign: Sign }) {
  return (
    <svg class="type-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[sign]} />
    </svg>
  )
}

const shapes: Readonly<Record<Sign, string>> = {
  figure: 'M8 1.5a3 3 0 1 1 0 6 3 3 0 1 1 0-6zM2.5 15c0-4 2.4-6.3 5.5-6.3s5.5 2.3 5.5 6.3z',
  spark: 'M9.2 1 3 9.2h4L6.2 15 13 6.6H8.6z',
  tool: 'M11.2 1.2a4 4 0 0 0-4 5.2L1.4 12a1.9 1.9 0 0 0 2.7 2.7l5.6-5.8a4 4 0 0 0 5-5.2l-2.4 2.4-2.2-.5-.5-2.2z',
  house: 'M8 1.5 1 8h2v6.5h3.6v-4h2.8v4H13V8h2z',
  wing: 'M1.5 14C3 6 8 2.5 14.5 2c-.2 2-1 3.2-2.2 4 .8 0 1.2 0 1.7-.2-.6 2-2 3-4 3.2.6.3 1 .4 1.6.4C9.6 11.6 6 11 3.6 14z',
  crown: 'M1.5 5 5 8l3-5.5L11 8l3.5-3-1.3 7.5H2.8zM2.8 13.4h10.4V15H2.8z',
  scroll:
    'M4 1.5h9a1.6 1.6 0 0 1 0 3.2H12v8.2a1.7 1.7 0 0 1-1.7 1.6H3a1.6 1.6 0 0 1 0-3.2h1zM6 5.5v1.2h4V5.5zm0 3v1.2h4V8.5z',
  coin: 'M8 1.2a6.8 6.8 0 1 1 0 13.6A6.8 6.8 0 0 1 8 1.2zm0 2.6L3.8 8 8 12.2 12.2 8z',
  star: 'm8 1.2 2 4.6 5 .5-3.8 3.3 1.1 4.9L8 12l-4.3 2.5 1.1-4.9L1 6.3l5-.5z',
}
