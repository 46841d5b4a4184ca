import { fill } from '#client/text/fill.ts'
import type { en } from '#content/company/how-we-work/en.ts'
import { Label } from '#src/plots/drawing/label.tsx'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { stepId } from './step-id.ts'

type Copy = typeof en
type Step = Copy['steps']['entries'][number]

const you = 34
const us = 326
const top = 30
const rowHeight = 58
const middle = (row: number) => top + rowHeight * (row + 0.5)

/** What passes between the reader and the company, step by step. Each step is a link to its text. */
export function StepsFigure({ copy }: { copy: Copy }) {
  const { figure, steps } = copy
  const { entries } = steps
  const end = middle(entries.length - 1)
  const passed = entries.map((step, row) => nameOf(step, row, figure)).join(' ')
  return (
    <PlotFigure words={figure} facts={{ passed }} height={top + rowHeight * entries.length} role="group">
      <g fill="var(--ink)" fontWeight="700">
        <Label x={you} y={16} at="middle">
          {figure.you}
        </Label>
        <Label x={us} y={16} at="middle">
          {figure.us}
        </Label>
      </g>
      <path d={`M${you} 24V${end}M${us} 24V${end}`} stroke="var(--control)" />
      {entries.map((step, row) => (
        <Row key={step.title} step={step} row={row} name={nameOf(step, row, figure)} />
      ))}
    </PlotFigure>
  )
}

type Direction = 'toUs' | 'toYou'

const orderOf = ({ passed }: Step): readonly Direction[] =>
  passed.weBegin ? ['toYou', 'toUs'] : ['toUs', 'toYou']

function nameOf(step: Step, row: number, words: Copy['figure']): string {
  const parts = orderOf(step).map((to) => fill(words[to], { what: step.passed[to] }))
  return [fill(words.step, { number: row + 1, title: step.title }), ...parts].join(' ')
}

/** The name of the link says what the arrows show, with who gives what. */
function Row({ step, row, name }: { step: Step; row: number; name: string }) {
  const y = middle(row)
  return (
    <>
      <a className="step-link" href={`#${stepId(row)}`} aria-label={name}>
        <rect x="0" y={y - rowHeight / 2} width="360" height={rowHeight} fill="transparent" />
        <circle cx={you} cy={y} r="13" fill="var(--accent)" />
        <Label x={you} y={y + 5} at="middle" fill="var(--on-accent)" fontWeight="700">
          {String(row + 1)}
        </Label>
      </a>
      <g pointerEvents="none">
        {orderOf(step).map((to, index) => (
          <Arrow key={to} to={to} what={step.passed[to]} y={y + (index === 0 ? -7 : 19)} />
        ))}
        {(step.isForAll ? [-14, 0, 14] : [0]).map((shift) => (
          <circle key={shift} cx={us} cy={y + shift} r="6" fill="var(--accent)" />
        ))}
      </g>
    </>
  )
}

function Arrow({ to, what, y }: { to: Direction; what: string; y: number }) {
  const start = you + 20
  const end = us - 14
  const head = to === 'toUs' ? `M${end - 6} ${y - 4}l6 4l-6 4` : `M${start + 6} ${y - 4}l-6 4l6 4`
  const color = to === 'toUs' ? 'var(--accent)' : 'var(--data)'
  return (
    <>
      <path d={`M${start} ${y}H${end}${head}`} fill="none" stroke={color} strokeWidth="1.5" />
      <Label x={(start + end) / 2} y={y - 5} at="middle" fill="var(--ink)">
        {what}
      </Label>
    </>
  )
}
