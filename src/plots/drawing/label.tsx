import type { SVGProps } from 'react'
import { splitRuns } from '#client/ui/bidi.ts'
import { tenth } from './path.ts'

/** Where the text lies, seen from x: after it on the right, around it, or before it on the left. */
export type Anchor = 'start' | 'middle' | 'end'

const mirrored: Record<Anchor, Anchor> = { start: 'end', middle: 'middle', end: 'start' }

interface LabelProps extends Omit<SVGProps<SVGTextElement>, 'children' | 'ref'> {
  x: number
  y: number
  at?: Anchor
  children: string
}

/**
 * A text of a plot. The plot runs left to right in every language; a Hebrew text runs right to left in its own place,
 * its Latin names and ranges isolated as in the prose.
 */
export function Label({ at = 'start', x, y, children, ...attributes }: LabelProps) {
  const isHebrew = /[\u0590-\u05ff]/.test(children)
  const anchor = isHebrew ? mirrored[at] : at
  return (
    <text
      x={tenth(x)}
      y={tenth(y)}
      {...attributes}
      textAnchor={anchor === 'start' ? undefined : anchor}
      direction={isHebrew ? 'rtl' : undefined}
    >
      {isHebrew ? <Runs text={children} /> : children}
    </text>
  )
}

/** A text is anchored in the direction of its first letter: before a run stands a mark of the text's own direction. */
function Runs({ text }: { text: string }) {
  const runs = splitRuns(text)
  return (
    <>
      {runs[0]?.kind === 'plain' ? '' : '\u200f'}
      {runs.map((run, index) => {
        if (run.kind === 'plain') return run.text
        const key = index
        return (
          <tspan
            key={key}
            direction="ltr"
            unicodeBidi="isolate"
            lang={run.kind === 'latin' ? 'en' : undefined}
          >
            {run.text}
          </tspan>
        )
      })}
    </>
  )
}
