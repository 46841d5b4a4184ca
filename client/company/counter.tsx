import { useEffect, useRef, useState } from 'react'

/** Visible share of the counter, 0 to 1. */
const visibilityThreshold = 0.5
/** In ms. */
const defaultDuration = 2000

/** @param progress 0 to 1 @returns 0 to 1 */
function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3
}

/** The server's HTML has the final value. */
export function Counter({ value, duration = defaultDuration }: { value: number; duration?: number }) {
  const [shown, setShown] = useState(value)
  const element = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!element.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const run = (startedAt: number) => {
      const step = (now: number) => {
        const progress = Math.min(1, Math.max(0, (now - startedAt) / duration))
        // It never claims 0.
        setShown(Math.max(1, Math.round(value * easeOut(progress))))
        if (progress < 1) frame = requestAnimationFrame(step)
      }
      step(startedAt)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.intersectionRatio >= visibilityThreshold)) return
        observer.disconnect()
        run(performance.now())
      },
      { threshold: visibilityThreshold },
    )
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [value, duration])

  return (
    <span ref={element} className="figures" data-whole={shown === value ? undefined : `${value}+`}>
      <bdi dir="ltr">{`${shown}+`}</bdi>
    </span>
  )
}
