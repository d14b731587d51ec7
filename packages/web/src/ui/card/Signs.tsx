/** A text with its suit signs coloured. The colour only repeats what the shape says. */
export function Signs({ text }: { text: string }) {
  const parts = text.split(/([♡♥◇♦♢♤♠♣♧])/)
  return (
    <>
      {parts.map((part, i) =>
        i % 2 === 0 ? (
          part
        ) : (
          <span key={i} class={`suit suit-${letterOf(part)}`} data-letter={letterOf(part)}>
            {part}
          </span>
        ),
      )}
    </>
  )
}

function letterOf(sign: string): 'S' | 'H' | 'D' | 'C' {
  if ('♡♥'.includes(sign)) return 'H'
  if ('◇♦♢'.includes(sign)) return 'D'
  return '♣♧'.includes(sign) ? 'C' : 'S'
}
