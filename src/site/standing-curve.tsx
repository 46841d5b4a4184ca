import { GridLines } from '#src/plots/drawing/axes.tsx'

/** `rest` is drawn dotted, after the end of the curve. */
const curves = {
  /** Falls to zero: for a page that has nothing to show. */
  ended: {
    axes: 'M40 10v200h196',
    curve: 'M40 10h34v14h26v22h30v16h18v30h28v22h14v40h22v24h16v32',
    rest: 'M248 210h104',
  },
  /** Rises to the top: for a message that has arrived. */
  arrived: {
    axes: 'M40 10v200h312',
    curve: 'M40 210h16v-32h22v-24h14v-40h28v-22h18v-30h30v-16h26v-22h42',
    rest: 'M248 24h104',
  },
} as const

export type CurveName = keyof typeof curves

export function StandingCurve({ name }: { name: CurveName }) {
  const { axes, curve, rest } = curves[name]
  return (
    <svg viewBox="38 8 316 206" aria-hidden="true" direction="ltr" className="w-full max-w-100">
      <g fill="none">
        <GridLines d="M40 160h312M40 110h312M40 60h312" />
        <path d={axes} stroke="var(--ink)" strokeWidth="2" />
        <path className="plot-draw" d={curve} stroke="var(--accent)" strokeWidth="3" />
        <path d={rest} stroke="var(--data)" strokeWidth="3" strokeDasharray="3 8" />
      </g>
    </svg>
  )
}
