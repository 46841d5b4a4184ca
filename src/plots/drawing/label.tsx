import type { SVGProps } from 'react'
import { splitRuns } from '#client/ui/bidi.ts'
import { tenth } from './path.ts'

/** Where the text lies, seen from x: after it on the right, around it, or before it on the left. */
export type Anchor = 'start' | 'middle' | 'end'

interface LabelProps extends Omit<SVGProps<SVGTextElement>, 'children' | 'ref'> {
  x: number
  y: number
  at?: Anchor
  children: string
}

// Explicit directions (Unicode Standard Annex 9, 2.1 and 2.6) and the mark that sets two runs
// apart.
const rightToLeft = '\u202b'
const leftToRight = '\u202a'
const end = '\u202c'
const mark = '\u200f'

/**
 * A Hebrew text as it stands in a text that runs left to right: one run from right to left, its
 * Latin names and ranges runs of their own inside. By characters: WebKit knows neither isolates nor
 * elements of another direction in SVG, and each engine anchors a text that itself runs right to
 * left, with Latin in it, at another place.
 */
function embedded(text: string): string {
  const runs = splitRuns(text).map((run) =>
    run.kind === 'plain' ? run.text : mark + leftToRight + run.text + end + mark,
  )
  return rightToLeft + runs.join('') + end
}

/**
 * A text of a plot. The plot runs left to right in every language, and from there its texts are
 * anchored.
 */
export function Label({ at = 'start', x, y, children, ...attributes }: LabelProps) {
  return (
    <text x={tenth(x)} y={tenth(y)} {...attributes} textAnchor={at === 'start' ? undefined : at}>
      {/[\u0590-\u05ff]/.test(children) ? embedded(children) : children}
    </text>
  )
}
