/** The mark of the pages that have nothing to show: a curve that comes to its end. Says nothing, so no voice reads it. */
export function EndedCurve() {
  return (
    <svg viewBox="0 0 360 220" aria-hidden="true" direction="ltr" className="w-full max-w-narrow">
      <g fill="none">
        <path d="M40 160h312M40 110h312M40 60h312" stroke="var(--line)" />
        <path d="M40 10v200h312" stroke="var(--ink)" strokeWidth="2" />
        <path
          className="plot-draw"
          d="M40 10h34v14h26v22h30v16h18v30h28v22h14v40h22v24h16v32"
          stroke="var(--accent)"
          strokeWidth="3"
        />
        <path d="M236 210h108" stroke="var(--data)" strokeWidth="3" strokeDasharray="2 7" />
      </g>
    </svg>
  )
}
