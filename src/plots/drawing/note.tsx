import { createContext, use } from 'react'
import { fill } from '#client/text/fill.ts'
import { type Anchor, Label } from './label.tsx'

/** For the places in the labels of a figure. */
export const PlotFacts = createContext<Readonly<Record<string, string | number>>>({})

const ink = 'var(--ink)'

interface NoteProps {
  x: number
  y: number
  at?: Anchor
  color?: string
  /** By default if it names a mark by its color. */
  isBold?: boolean
  /** Covers the lines behind it. */
  isClear?: boolean
  label: string
}

const halo = {
  stroke: 'var(--paper)',
  strokeWidth: 5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const

export function Note({ x, y, at, color = ink, isClear = false, label, ...rest }: NoteProps) {
  const { isBold = color !== ink && color !== 'var(--muted)' } = rest
  return (
    <Label
      x={x}
      y={y}
      {...(at ? { at } : {})}
      fill={color}
      {...(isBold ? { fontWeight: 700 } : {})}
      {...(isClear ? halo : {})}
    >
      {fill(label, use(PlotFacts))}
    </Label>
  )
}
