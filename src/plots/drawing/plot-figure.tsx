import { type ReactNode, useId } from 'react'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { PlotFacts } from './note.tsx'
import { usePlotWords } from './words.ts'

interface PlotFigureProps {
  /** A plot with a method states its finding as title, above the drawing. */
  words: { title: string; description: string; caption: string; method?: string }
  /** Numbers for the placeholders in the description and the caption. */
  facts?: Record<string, string | number>
  height: number
  /** Seeded simulation, a scheme without data, or the example of a text; absent for real counts. */
  source?: 'simulated' | 'schematic' | 'example'
  /** `group` if the parts are links that assistive technology must reach one by one. */
  role?: 'img' | 'group'
  /** After the caption. */
  more?: ReactNode
  /** Between the drawing and the caption, e.g. a slider. */
  control?: ReactNode
  children: ReactNode
}

/** At 320 px of screen, texts of a plot this wide stay above 11 px. */
export const plotWidth = 360

/** The frame of a plot: name and description for assistive technology, and the caption. */
export function PlotFigure(props: PlotFigureProps) {
  const { words, facts = {}, height, source, role = 'img', more, control, children } = props
  const id = useId()
  const t = usePlotWords()
  const title = (
    <strong>
      <Text>{fill(words.title, facts)}</Text>
    </strong>
  )
  return (
    <figure className="plot-figure">
      {words.method && <p className="plot-finding">{title}</p>}
      <svg
        className="plot"
        viewBox={`0 0 ${plotWidth} ${height}`}
        direction="ltr"
        role={role}
        aria-labelledby={`${id}t ${id}d`}
      >
        <title id={`${id}t`}>{fill(words.title, facts)}</title>{' '}
        <desc id={`${id}d`}>{fill(words.description, facts)}</desc>{' '}
        <PlotFacts value={facts}>{children}</PlotFacts>
      </svg>
      {control}
      <figcaption>
        {!words.method && <>{title} </>}
        <Text>{fill(words.caption, facts)}</Text>
        {more}
        {source && <Text>{` ${t[source]}`}</Text>}
        {words.method && (
          <details>
            <summary className="link">
              <Text>{t.method}</Text>
            </summary>
            <Text>{fill(words.method, facts)}</Text>
          </details>
        )}
      </figcaption>
    </figure>
  )
}
