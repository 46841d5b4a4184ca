import { type DesignName, designs, type Result } from '@marom/trial-designs'
import type { ReactNode } from 'react'
import { type Anchor, Label } from '#src/plots/drawing/label.tsx'
import { linePath, type Point, tenth } from '#src/plots/drawing/path.ts'

/** A drawing in a box of 240 by 110, and what fills the places in the words of its card. */
export interface Picture {
  /** `n` is the answer. */
  facts: Readonly<Record<string, string>>
  marks: ReactNode
}

export const width = 240
export const height = 110

export const accent = 'var(--accent)'
export const data = 'var(--data)'

interface Example extends Pick<Result, 'texts' | 'curve' | 'boundaries'> {
  /** @throws if the example has no such value */
  value: (name: string) => number
  /** A field as a number. */
  typed: (name: string) => number
}

/** What the page of the design shows on its bare address. */
export function exampleOf(name: DesignName): Example {
  const answer = designs[name].answer({})
  if (!answer.isResult) throw new Error(`The example of "${name}" has no result: see its initial values.`)
  const known = (from: string, value: number | undefined) => {
    if (value === undefined || Number.isNaN(value))
      throw new Error(`The example of "${name}" has no "${from}": change its picture in cards/.`)
    return value
  }
  return {
    texts: answer.texts,
    curve: answer.curve,
    boundaries: answer.boundaries,
    value: (of) => known(of, answer.values[of]),
    typed: (of) => known(of, Number(answer.texts[of])),
  }
}

interface LineProps {
  points: readonly Point[]
  color?: string
  dashes?: string
}

export function Line({ points, color = accent, dashes }: LineProps) {
  return <path d={linePath(points)} stroke={color} strokeWidth="2" strokeDasharray={dashes} />
}

/** A line in the color of the axes. */
export function Rule({ d, dashes }: { d: string; dashes?: string }) {
  return <path d={d} stroke="var(--control)" strokeDasharray={dashes} />
}

interface DotsProps {
  places: readonly Point[]
  size: number
  color?: string
}

/** Strokes of length 0 with round caps. Relative moves keep hundreds of dots small. */
export function Dots({ places, size, color = accent }: DotsProps) {
  let last: Point = [0, 0]
  const moves = places.map(([x, y]) => {
    const move = `m${tenth(x - last[0])} ${tenth(y - last[1])}h0`
    last = [tenth(last[0] + tenth(x - last[0])), tenth(last[1] + tenth(y - last[1]))]
    return move
  })
  return <path d={moves.join('')} stroke={color} strokeWidth={size} strokeLinecap="round" />
}

interface NoteProps {
  x: number
  y: number
  at?: Anchor
  color?: string
  children: string
}

/** A number in the drawing. A small picture on a phone leaves it out. */
export function Note({ x, y, at = 'middle', color = 'var(--ink)', children }: NoteProps) {
  return (
    <Label x={x} y={y} at={at} fill={color} fontWeight={600}>
      {children}
    </Label>
  )
}

/** Points of a curve between two values, in coordinates. */
export function curve(
  of: (value: number) => number,
  [from, to]: readonly [number, number],
  place: (value: number, result: number) => Point,
): Point[] {
  const pieces = 60
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const value = from + ((to - from) * i) / pieces
    return place(value, of(value))
  })
}
