import { useRef, useState } from 'react'
import { fill } from '#client/text/fill.ts'
import { ChangingText, Text } from '#client/ui/text.tsx'
import type { Outcome, recomputeAll, stopRecomputing } from './recompute-all.ts'
import type { DifferingRows, sentenceOf } from './recompute-outcome.tsx'
import type { RecomputeWords } from './recompute-words.ts'

/** What a press needs. */
interface Parts {
  recomputeAll: typeof recomputeAll
  stopRecomputing: typeof stopRecomputing
  sentenceOf: typeof sentenceOf
  DifferingRows: typeof DifferingRows
}

let parts: Parts | undefined

/** `recompute-parts.ts` calls it in the browser. So the script of the Worker has the buttons only. */
export function handOver(found: Parts): void {
  parts = found
}

interface RecomputeChecksProps {
  words: RecomputeWords
  /** How many there are. */
  values: number
  /** The address of the page. */
  list: string
}

export function RecomputeChecks({ words, values, list }: RecomputeChecksProps) {
  const [isRunning, setRunning] = useState(false)
  const [done, setDone] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>()
  const startButton = useRef<HTMLButtonElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)

  const start = async () => {
    if (!parts || isRunning) return
    setRunning(true)
    setDone(0)
    setOutcome(undefined)
    const found = await parts.recomputeAll(words.marks, setDone)
    if (document.activeElement === stopButton.current) startButton.current?.focus()
    setOutcome(found)
    setRunning(false)
  }
  const counted = { done: done.toLocaleString('en-US'), values: values.toLocaleString('en-US') }
  return (
    <>
      <p className="mt-4 flex flex-wrap items-center gap-4 no-print">
        <button ref={startButton} type="button" className="btn-primary" onClick={() => void start()}>
          <Text>{words.run}</Text>
        </button>{' '}
        <button
          ref={stopButton}
          type="button"
          className="btn-quiet"
          hidden={!isRunning}
          onClick={() => parts?.stopRecomputing()}
        >
          <Text>{words.stop}</Text>
        </button>
      </p>
      <div className={`mt-3 ${isRunning || outcome ? 'recompute-outcome' : ''}`}>
        <p className="flex flex-wrap items-center gap-4 no-print" hidden={!isRunning || done === 0}>
          <progress aria-label={words.progress} max={values} value={done} />
          <span className="figures">
            <ChangingText>{fill(words.counted, counted)}</ChangingText>
          </span>
        </p>
        <p role="status">
          {isRunning && done === 0 && <ChangingText>{words.loading}</ChangingText>}
          {parts && outcome && <ChangingText>{parts.sentenceOf(outcome, words, counted)}</ChangingText>}
        </p>
      </div>
      {parts && outcome && <parts.DifferingRows {...{ outcome, list }} label={words.differing} />}
    </>
  )
}
