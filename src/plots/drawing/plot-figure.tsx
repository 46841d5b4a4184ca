import { type ReactNode, useId } from 'react'
import { fill } from '#client/ui/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { usePlotWords } from './words.ts'

interface PlotFigureProps {
  words: { title: string; description: string; caption: string }
  /** Numbers for the places of the description and the caption. */
  facts?: Record<string, string | number>
  height: number
  /**
   * What the data are: invented by a seeded simulation, or a scheme without data; nothing for real
   * counts.
   */
  source?: 'simulated' | 'schematic'
  /** `group` where the parts are links that have to be reached one by one. */
  role?: 'img' | 'group'
  children: ReactNode
}

/** Every plot is drawn 360 units wide: at 320 px of screen its texts stay above 11 px. */
export const plotWidth = 360

/**
 * The frame of a plot: its name and its finding for those who do not see it, its caption for all.
 */
export function PlotFigure({ words, facts = {}, height, source, role = 'img', children }: PlotFigureProps) {
  const id = useId()
  const t = usePlotWords()
  return (
    <figure className="plot-figure">
      <svg
        className="plot"
        viewBox={`0 0 ${plotWidth} ${height}`}
        direction="ltr"
        role={role}
        aria-labelledby={`${id}t ${id}d`}
      >
        <title id={`${id}t`}>{words.title}</title>
        <desc id={`${id}d`}>{fill(words.description, facts)}</desc>
        {children}
      </svg>
      <figcaption>
        <strong>
          <Text>{words.title}</Text>
        </strong>
        <Text>{` ${fill(words.caption, facts)}${source ? ` ${t[source]}` : ''}`}</Text>
      </figcaption>
    </figure>
  )
}
