import { Text } from '#client/ui/text.tsx'
import { type ChangedCurve, curveBox } from './broken-value.ts'
import type { OutcomeWords } from './outcome-words.ts'

const { left, top, right, bottom, last } = curveBox
const x = (month: number) => left + (month / last) * (right - left)
const y = (percent: number) => bottom + (percent / 100) * (top - bottom)

const colors = { treatment: 'var(--accent)', control: 'var(--data)' } as const
const dashes = { treatment: undefined, control: '5 3' } as const

interface Props {
  curves: readonly ChangedCurve[]
  words: OutcomeWords
}

/** The curves of both arms; thin lines are those as published. */
export function OutcomeCurve({ curves, words }: Props) {
  return (
    <figure className="plot-figure mt-4 max-w-3xl">
      <svg
        className="plot"
        viewBox="0 0 360 200"
        direction="ltr"
        role="img"
        aria-labelledby="outcome-curve-title"
      >
        <title id="outcome-curve-title">{words.curveTitle}</title> <Scales />
        <path d={`M${left} ${top}V${bottom}H${right}`} stroke="var(--control)" fill="none" />
        {curves.map(({ arm, before, after }) => (
          <g key={arm} fill="none" stroke={colors[arm]}>
            <path d={before} stroke="var(--ink)" strokeWidth="0.75" />
            <path d={after} strokeWidth="2" strokeDasharray={dashes[arm]} />
          </g>
        ))}
      </svg>
      <figcaption>
        <strong>
          <Text>{words.curveTitle}</Text>
        </strong>{' '}
        <Text>{words.curveCaption}</Text>
        {curves.map(({ arm }) => [
          ' ',
          <span key={arm} className="inline-flex items-center gap-1 me-3">
            <svg width="24" height="8" aria-hidden="true">
              <path d="M0 4h24" stroke={colors[arm]} strokeWidth="3" strokeDasharray={dashes[arm]} />
            </svg>
            <Text>{words.arms[arm]}</Text>
          </span>,
        ])}
      </figcaption>
    </figure>
  )
}

const Scales = () => (
  <g fill="var(--muted)" stroke="none">
    {[0, 50, 100].map((percent) => [
      <text key={percent} x={left - 6} y={y(percent) + 5} textAnchor="end">
        {percent}
      </text>,
      ' ',
    ])}
    {[0, 6, 12, 18, 24].map((month) => [
      <text key={month} x={x(month)} y={bottom + 17} textAnchor="middle">
        {month}
      </text>,
      ' ',
    ])}
  </g>
)
