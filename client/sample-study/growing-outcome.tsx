import { useEffect, useRef, useState } from 'react'
import { wholeOutcome } from './broken-value.ts'
import { OutcomeView, type OutcomeViewProps } from './outcome-view.tsx'

/** A phone draws as many in less than 50 ms. */
const linesAtOnce = 3

/** Takes the focus, then grows line by line. */
export function GrowingOutcome(props: OutcomeViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [budget, setBudget] = useState(0)

  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    if (budget >= wholeOutcome) return
    const timer = setTimeout(() => setBudget(budget + linesAtOnce))
    return () => clearTimeout(timer)
  }, [budget])

  return <OutcomeView {...props} budget={budget} focus={heading} />
}
