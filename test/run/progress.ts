import { running } from './execute.ts'
import type { Figures } from './figures.ts'

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

const short = new Intl.NumberFormat('en')

/** The tests that have run in each step, beside how many the last recorded run had. */
function line(known: Figures | null): string {
  const parts = [...running].map(({ name, done }) => {
    const all = known?.steps[name]?.tests
    if (done === 0) return name
    return `${name} ${short.format(done)}${all ? ` of ${short.format(all)}` : ''}`
  })
  return parts.join(' · ')
}

/** Prints every 15 s which steps run and how far they are. @returns stops it */
export function showProgress(start: number, known: Figures | null): () => void {
  const timer = setInterval(() => {
    if (running.size > 0) console.log(`${clock((performance.now() - start) / 1000)}  ${line(known)}`)
  }, 15_000)
  return () => clearInterval(timer)
}
