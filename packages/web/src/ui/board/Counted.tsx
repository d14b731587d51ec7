import { useEffect, useRef, useState } from 'preact/hooks'
import { isMoving } from './useShown.ts'

/** A number counts to its new value in so many steps. */
const STEPS = 8
const STEP_MILLIS = 45

/** A number that counts down, or up, to what it is now. Without motion it is there at once. */
export function Counted({ value }: { value: number }) {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const begun = from.current
    from.current = value
    if (begun === value || !isMoving()) return setShown(value)
    let step = 0
    const timer = setInterval(() => {
      step++
      setShown(step >= STEPS ? value : Math.round(begun + ((value - begun) * step) / STEPS))
      if (step >= STEPS) clearInterval(timer)
    }, STEP_MILLIS)
    return () => clearInterval(timer)
  }, [value])
  return <>{shown}</>
}
