import type { SVGProps } from 'react'
import { splitRuns } from '#client/text/bidi.ts'
import { tenth } from './path.ts'

/** Which part of the text is at x, in a drawing that runs from left to right. */
export type Anchor = 'start' | 'middle' | 'end'

interface LabelProps extends Omit<SVGProps<SVGTextElement>, 'children' | 'ref'> {
  x: number
  y: number
  at?: Anchor
  children: string
}

// Embedding and mark characters (Unicode Standard Annex 9, 2.1 and 2.6).
const rightToLeft = '\u202b'
const leftToRight = '\u202a'
const end = '\u202c'
const mark = '\u200f'

/**
 * Hebrew text as one embedded run in a left-to-right text, with Latin names and ranges as runs
 * inside. WebKit supports neither isolates nor a direction of elements in SVG, and the engines
 * anchor right-to-left text with Latin in it at different places.
 */
function embedded(text: string): string {
  const runs = splitRuns(text).map((run) =>
    run.kind === 'plain' ? run.text : mark + leftToRight + run.text + end + mark,
  )
  return rightToLeft + runs.join('') + end
}

/** A text as an SVG text shows it in every engine. */
export const inDrawing = (text: string) => (/[\u0590-\u05ff]/.test(text) ? embedded(text) : text)

export function Label({ at = 'start', x, y, children, ...attributes }: LabelProps) {
  return (
    <>
      <text x={tenth(x)} y={tenth(y)} {...attributes} textAnchor={at === 'start' ? undefined : at}>
        {inDrawing(children)}
      </text>{' '}
    </>
  )
}
