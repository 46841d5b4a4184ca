import type { Recomputed } from '@marom/trial-designs/benchmarks'
import { fill } from '#client/text/fill.ts'
import type { Outcome } from './recompute-all.ts'
import type { RecomputeWords } from './recompute-words.ts'

const differingIn = ({ values }: Outcome) => values.filter(({ verdict }) => verdict === 'differs')

/** Whether the numbers are those of the build, to the last digit. */
function asBuilt({ values }: Outcome, words: RecomputeWords): string {
  const others = values.filter(({ verdict }) => verdict !== 'same')
  if (others.length === 0) return words.allSame
  const farthest = Math.max(...others.map(({ distance }) => distance))
  const digits = Math.max(0, Math.floor(-Math.log10(farthest)))
  return fill(words.someSame, { same: values.length - others.length, digits })
}

/** @param counted how many are done, and how many there are, as texts */
export function sentenceOf(
  outcome: Outcome,
  words: RecomputeWords,
  counted: Record<'done' | 'values', string>,
): string {
  if (outcome.end !== 'finished') return fill(words[outcome.end], counted)
  const differing = differingIn(outcome).length
  const facts = { ...counted, differing, seconds: Math.max(outcome.seconds, 0.1).toFixed(1) }
  return `${fill(differing === 0 ? words.agree : words.differ, facts)} ${asBuilt(outcome, words)}`
}

interface DifferingRowsProps {
  outcome: Outcome
  label: string
  /** The address of the page with all designs. */
  list: string
}

/** Links to the rows outside their tolerance: on this page, or on that of their design. */
export function DifferingRows({ outcome, label, list }: DifferingRowsProps) {
  const differing = differingIn(outcome)
  if (differing.length === 0) return null
  const addressOf = ({ id, section }: Recomputed) =>
    document.getElementById(id) ? `#${id}` : `${list}${list.includes('?') ? '&' : '?'}design=${section}#${id}`
  return (
    <ul className="mt-2 grid gap-1" aria-label={label}>
      {differing.map((value) => (
        <li key={value.id}>
          <a className="link" href={addressOf(value)}>
            <bdi dir="ltr" lang="en">
              {value.id}
            </bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}
