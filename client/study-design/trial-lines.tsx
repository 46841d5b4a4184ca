import { Fragment, memo, useRef } from 'react'
import { ends, lineOf } from './outcome-marks.tsx'
import type { ShownPaths } from './shown-paths.ts'

interface OutcomeLinesProps {
  /** Of the outcome. */
  name: string
  lines: readonly string[]
}

/** Keeps the elements that are there: a change of children costs a phone a frame. */
function OutcomeLines({ name, lines }: OutcomeLinesProps) {
  const most = useRef(0)
  most.current = Math.max(most.current, lines.length)
  return (
    <g stroke={lineOf(name).stroke} markerEnd={ends(name)}>
      {Array.from({ length: most.current }, (_, index) => {
        const key = index
        return <path key={key} d={lines[index]} />
      })}
    </g>
  )
}

interface LinesProps {
  /** Of the boundaries. */
  names: readonly string[]
}

/** Trials that cross none are behind the others. */
export const TrialLines = memo(function TrialLines({ names, lines }: LinesProps & Pick<ShownPaths, 'lines'>) {
  return ['noLine', ...names].map((name) => <OutcomeLines key={name} name={name} lines={lines[name] ?? []} />)
})

export const BoundLines = memo(function BoundLines({
  names,
  bounds,
}: LinesProps & Pick<ShownPaths, 'bounds'>) {
  return names.map((name, index) => {
    const { stroke, dash } = lineOf(name)
    return (
      <Fragment key={name}>
        <path d={bounds[2 * index]} stroke={stroke} strokeWidth="2.5" strokeDasharray={dash} />
        <path d={bounds[2 * index + 1]} stroke={stroke} strokeWidth="8" strokeLinecap="round" />
      </Fragment>
    )
  })
})
