import { useEffect, useRef, useState } from 'preact/hooks'

/** The last change of a number, shown beside it for a moment. */
export function Change({ value }: { value: number }) {
  const before = useRef(value)
  const [shown, setShown] = useState({ by: 0, time: 0 })
  useEffect(() => {
    const by = value - before.current
    before.current = value
    if (by !== 0) setShown(({ time }) => ({ by, time: time + 1 }))
  }, [value])
  if (shown.by === 0) return null
  return (
    <span key={shown.time} class={`change ${shown.by > 0 ? 'more' : 'less'}`} aria-hidden="true">
      {shown.by > 0 ? `+${shown.by}` : `−${-shown.by}`}
    </span>
  )
}
