import type { RowSet } from '@marom/sample-trial'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import type { en } from '#content/sample-study/trace/en.ts'
import { Label } from '#src/plots/drawing/label.tsx'
import { tenth } from '#src/plots/drawing/path.ts'
import { plotWidth } from '#src/plots/drawing/plot-figure.tsx'
import { linearScale } from '#src/plots/drawing/scale.ts'
import type { Found } from '#src/sample-study/find-step.ts'
import { wordsOf } from '#src/words/words.ts'

const variableWords = wordsOf('sample-study/variables')

const height = 30
const [left, right] = [76, 276]

interface Bar {
  arm: string
  counted: number
  all: number
}

/** By arm, the participants of the rows. */
function participantsIn({ tables }: Found, { dataset, rows }: RowSet): Map<string, Set<string>> {
  const table = tables[dataset]
  const place = table?.variables.findIndex((variable) => /^TRT\w*N$/.test(variable)) ?? -1
  const arms = new Map<string, Set<string>>()
  for (const index of rows) {
    const row = table?.rows[index]
    if (!row) continue
    const arm = String(row.values[place] ?? '')
    arms.set(arm, (arms.get(arm) ?? new Set()).add(row.subject))
  }
  return arms
}

/** @param others the group if it is of another dataset, else the rest of it */
export function barsOf(found: Found, counted: RowSet, others: RowSet): Bar[] {
  const isWhole = counted.dataset !== others.dataset && counted.rows.length > 0
  const [own, rest] = [participantsIn(found, counted), participantsIn(found, others)]
  return [...new Set([...own.keys(), ...rest.keys()])].sort().map((arm) => {
    const [count, more] = [own.get(arm)?.size ?? 0, rest.get(arm)?.size ?? 0]
    return { arm, counted: count, all: isWhole ? more : count + more }
  })
}

/** How many participants of each arm count. */
export function CountsBar({ bars, copy }: { bars: readonly Bar[]; copy: typeof en }) {
  const names: Record<string, string> = variableWords(useLanguage()).arms
  const x = linearScale([0, Math.max(...bars.map(({ all }) => all))], [0, right - left])
  const lines = bars.map(({ arm, ...counts }) => ({
    ...counts,
    name: names[arm] ?? '',
    text: fill(copy.countOf, counts),
  }))
  return (
    <figure className="plot-figure mt-4">
      <svg
        className="plot"
        viewBox={`0 0 ${plotWidth} ${bars.length * height}`}
        direction="ltr"
        role="img"
        aria-label={lines.map(({ name, text }) => `${name}: ${text}`).join('; ')}
      >
        {lines.map(({ name, text, counted, all }, index) => (
          <g key={name} fill="var(--ink)">
            <Label x={0} y={index * height + 20}>
              {name}
            </Label>
            <path
              d={`M${left} ${index * height + 6}h${tenth(x(all))}v18H${left}z`}
              fill="none"
              stroke="var(--control)"
            />
            <path
              d={`M${left} ${index * height + 6}h${tenth(x(counted))}v18H${left}z`}
              fill="var(--accent)"
            />
            <Label x={right + 8} y={index * height + 20}>
              {text}
            </Label>
          </g>
        ))}
      </svg>
    </figure>
  )
}
