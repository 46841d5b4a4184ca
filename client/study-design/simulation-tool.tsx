import { type ReactNode, useEffect, useRef, useState } from 'react'
import { once } from '#client/once.ts'
import { fill } from '#client/text/fill.ts'
import { Announcement } from '#client/ui/announcement.tsx'
import { Text } from '#client/ui/text.tsx'
import { InPlace } from './in-place.tsx'
import { marked } from './marks.ts'
import { runSimulation, stopSimulation } from './run-simulation.ts'
import type { AskedSimulation, Shown } from './shown-simulation.ts'
import { Courses, FoundRows, SetInR } from './simulation-found.tsx'

const counts = once(() => new Intl.NumberFormat('en-US'))

/** Sentences have places for `done` and `trials`. */
interface SimulationWords {
  run: string
  stop: string
  progress: string
  working: string
  stopped: string
  finished: string
  failed: string
  formula: string
  /** Of quantities. */
  names: Readonly<Record<string, string>>
}

interface SimulationToolProps {
  plan: unknown
  trials: number
  words: SimulationWords
  /** The fields. */
  children?: ReactNode
}

interface Run {
  /** The section with the places of what is found. */
  part: Element
  asked: AskedSimulation
  state: 'working' | 'stopped' | 'finished' | 'failed'
  /** Trials so far. */
  done?: number
  rows?: Shown['rows'] | undefined
}

/** @returns null if the seed is not a whole number within its bounds, which the browser then says */
function chosenIn(part: Element): Pick<AskedSimulation, 'seed' | 'broken'> | null {
  const [seed, choice] = ['seed', 'broken'].map((name) => part.querySelector(marked('setting', name)))
  if (!(seed instanceof HTMLInputElement) || !seed.reportValidity()) return null
  const broken = (choice instanceof HTMLSelectElement && choice.value) || null
  return { seed: Number(seed.value), broken }
}

/** Each quantity with what was simulated and what the formula says. */
const spoken = ({ names, formula: label }: SimulationWords, rows: Shown['rows']) =>
  rows
    .map(({ quantity, value, formula }) => `${names[quantity] ?? quantity}: ${value} (${label}: ${formula})`)
    .join('. ')

/** One run at a time. A later one, and the end of the island, stop it. */
function useSimulation(plan: unknown, trials: number) {
  const tool = useRef<HTMLDivElement>(null)
  const startButton = useRef<HTMLButtonElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)
  const current = useRef<AskedSimulation>(null)
  const [run, setRun] = useState<Run>()
  const [courses, setCourses] = useState<Shown['courses']>()

  useEffect(
    () => () => {
      if (!current.current) return
      current.current = null
      stopSimulation()
    },
    [],
  )

  const end = (asked: AskedSimulation, state: Run['state']) => {
    if (current.current !== asked) return
    current.current = null
    if (document.activeElement === stopButton.current) startButton.current?.focus()
    setRun((last) => last && { ...last, state })
  }
  const start = async () => {
    const part = tool.current?.closest('section')
    const chosen = part && chosenIn(part)
    if (!chosen) return
    part.querySelector(marked('results'))?.removeAttribute('hidden')
    const asked = { plan, trials, ...chosen }
    current.current = asked
    setRun((last) => ({ part, asked, state: 'working', rows: last?.rows }))
    const write = ({ done, rows }: Shown) =>
      setRun((last) => (last?.asked === asked ? { ...last, done, rows } : last))
    try {
      await runSimulation(asked, { write, draw: setCourses })
      end(asked, 'finished')
    } catch {
      end(asked, 'failed')
    }
  }
  const stop = () => {
    if (current.current) end(current.current, 'stopped')
    stopSimulation()
  }
  return { tool, startButton, stopButton, run, courses, start, stop }
}

/** What was found, in its places around the tool. */
function Found({
  run,
  courses,
  names,
}: { run: Run; courses: Shown['courses'] | undefined } & Pick<SimulationWords, 'names'>) {
  const { part, asked, rows } = run
  return (
    <>
      <InPlace part={part} name="built" />
      <InPlace part={part} name="set">
        <SetInR {...asked} />
      </InPlace>
      {rows && (
        <InPlace part={part} name="rows">
          <FoundRows rows={rows} names={names} />
        </InPlace>
      )}
      {courses && (
        <InPlace part={part} name="courses">
          <Courses courses={courses} />
        </InPlace>
      )}
    </>
  )
}

/** Simulates the design of the answer. What it finds has places around it, in the same section. */
export function SimulationTool({ plan, trials, words, children }: SimulationToolProps) {
  const { tool, startButton, stopButton, run, courses, start, stop } = useSimulation(plan, trials)
  const isRunning = run?.state === 'working'
  const facts = { done: counts().format(run?.done ?? 0), trials: counts().format(trials) }
  const sentence = !run || (isRunning && run.done === undefined) ? '' : fill(words[run.state], facts)
  const said = run?.state === 'finished' && run.rows ? `${sentence} ${spoken(words, run.rows)}` : sentence
  return (
    <div ref={tool} className="mt-4 needs-script no-print" data-markdown="skip">
      <Announcement text={isRunning ? '' : said} />
      {children}
      <p className="mt-4 flex flex-wrap items-center gap-4">
        <button ref={startButton} type="button" className="btn-primary" onClick={() => void start()}>
          <Text>{words.run}</Text>
        </button>{' '}
        <button ref={stopButton} type="button" className="btn-quiet" hidden={!isRunning} onClick={stop}>
          <Text>{words.stop}</Text>
        </button>
        <progress max={trials} value={run?.done} aria-label={words.progress} hidden={!isRunning} />
        <span>{sentence}</span>
      </p>
      {run && <Found run={run} courses={courses} names={words.names} />}
    </div>
  )
}
