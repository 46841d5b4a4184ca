/** How an outcome of a trial is drawn: its color, the dashes of its boundary, and the mark at its end. */
const styles: Readonly<Record<string, { stroke: string; dash?: string; mark: string }>> = {
  efficacyLine: { stroke: 'var(--accent)', mark: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z' },
  futilityLine: { stroke: 'var(--caution)', dash: '6 4', mark: 'M-2-2L2 2M-2 2L2-2' },
  harmLine: { stroke: 'var(--data)', dash: '2 4', mark: 'M-2.2-1.6H2.2L0 2.2z' },
  noLine: { stroke: 'var(--muted)', mark: 'M0-2.2V2.2' },
}

const unknown = { stroke: 'var(--ink)', dash: undefined, mark: '' }

/** @param name of a boundary, or `noLine` */
export const lineOf = (name: string) => styles[name] ?? unknown

export const ends = (name: string) => `url(#end-${name})`

/** A mark for each outcome, so that colors are not the only difference. */
export function EndMarks() {
  return (
    <defs>
      {Object.entries(styles).map(([name, { stroke, mark }]) => (
        <marker
          key={name}
          id={`end-${name}`}
          markerUnits="userSpaceOnUse"
          markerWidth="6"
          markerHeight="6"
          viewBox="-3 -3 6 6"
          overflow="visible"
        >
          <path d={mark} stroke={stroke} strokeWidth="0.9" fill={mark.endsWith('z') ? stroke : 'none'} />
        </marker>
      ))}
    </defs>
  )
}

/** Before the name of an outcome. */
export function OutcomeMark({ name }: { name: string }) {
  return (
    <svg className="outcome-mark" viewBox="0 0 26 12" aria-hidden="true">
      <path d="M1 9L21 5" stroke={lineOf(name).stroke} markerEnd={ends(name)} />
    </svg>
  )
}
