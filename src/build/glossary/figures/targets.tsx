import { once } from '#client/once.ts'
import { fill } from '#client/text/fill.ts'
import { sampleLabels } from '#content/glossary/figures/samples.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import type { Point } from '#src/plots/drawing/path.ts'
import { accent, data, ink } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn } from './marks.tsx'
import { signed } from './numbers.ts'
import { Arrow, Dots } from './parts.tsx'
import { normals, standardized } from './simulated-samples.ts'

const shots = once(() => {
  const other = standardized(normals(132, 24))
  return standardized(normals(131, 24)).map((z, i): Point => [z, other[i] ?? Number.NaN])
})
const center: Point = [180, 116]
/** Units of the view box for one unit of the effect. */
const unit = 18

interface Aim {
  bias: number
  sd: number
  facts: Record<string, string>
}

/** Estimates of a trial repeated often, around the true value. */
function target({ bias, sd, facts }: Aim, language: Language): Drawing {
  const t = sampleLabels[language]
  const [x, y] = center
  const aim: Point = [x + bias * unit, y]
  const all = {
    ...facts,
    bias: signed(bias),
    sd: sd.toFixed(1),
    rmse: Math.hypot(bias, sd).toFixed(1),
  }
  return drawn(
    all,
    <>
      <g stroke="var(--control)" fill="none">
        {[1, 2, 3, 4, 5].map((ring) => (
          <circle key={ring} cx={x} cy={y} r={ring * unit} />
        ))}
      </g>
      <Dots
        at={shots().map(([dx, dy]): Point => [aim[0] + dx * sd * unit, aim[1] + dy * sd * unit])}
        size={6}
      />
      {Math.abs(bias) * unit > 10 && <Arrow from={center} to={aim} color={data} />}
      <path d={`M${x - 6} ${y}h12m-6 -6v12`} stroke={ink} strokeWidth="2" />
      <Note x={0} y={10} label={t.truth} />
      <Note x={360} y={10} at="end" color={data} label={fill(t.bias, all)} />
      <Note x={360} y={232} at="end" isBold label={fill(t.error, all)} />
      <Note x={0} y={232} color={accent} label={fill(t.precision, all)} />
    </>,
  )
}

const trueEffect = 4

export const targetFigures = {
  bias: {
    source: 'simulated',
    slider: { from: 40, to: 200, step: 20, start: 60 },
    draw: (n, language) => target({ bias: 2.5, sd: 10 / Math.sqrt(n), facts: { n: `${n}` } }, language),
  },
  estimator: {
    source: 'simulated',
    slider: { from: 0, to: 90, step: 10, start: 30 },
    draw: (shrinkage, language) => {
      const kept = 1 - shrinkage / 100
      return target(
        { bias: -trueEffect * (1 - kept), sd: 2 * kept, facts: { shrinkage: `${shrinkage}` } },
        language,
      )
    },
  },
} satisfies Record<string, Figure>
