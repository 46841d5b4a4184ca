import { exactProportion } from '@marom/statistics'
import { once } from '#client/once.ts'
import { outcomeLabels } from '#content/glossary/figures/outcomes.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { tenth } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, muted, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Level } from './marks.tsx'
import { percent } from './numbers.ts'
import { Block } from './parts.tsx'
import { normals, standardized } from './simulated-samples.ts'

/** Best change of the tumor size from baseline in %, of 24 participants. */
export const changes = once(() =>
  standardized(normals(251, 24))
    .map((z) => Math.max(-100, Math.round(-18 + 38 * z)))
    .toSorted((one, other) => other - one),
)

const onPeople = chart([0, 25], [-100, 80], [], numbers(-100, -75, -50, -25, 0, 25, 50, 75))

function waterfall(_value: number, language: Language): Drawing {
  const t = outcomeLabels[language]
  const all = changes()
  const shrunk = all.filter((change) => change <= -30).length
  const grown = all.filter((change) => change >= 20).length
  const { value, lower, upper } = exactProportion(shrunk, all.length)
  const facts = {
    n: `${all.length}`,
    shrunk: `${shrunk}`,
    grown: `${grown}`,
    stable: `${all.length - shrunk - grown}`,
    rate: percent(value),
    lower: percent(lower),
    upper: percent(upper),
  }
  const bars = (isIn: (change: number) => boolean) =>
    all
      .flatMap((change, i) => {
        const left = tenth(onPeople.x(i + 0.6))
        return isIn(change)
          ? [`M${left} ${tenth(onPeople.y(0))}V${tenth(onPeople.y(change))}h10V${tenth(onPeople.y(0))}z`]
          : []
      })
      .join('')
  return drawn(
    facts,
    <>
      <Axes on={onPeople} x="" y={t.tumor}>
        <path d={bars((change) => change >= 20)} fill={data} />
        <path d={bars((change) => change > -30 && change < 20)} fill={muted} fillOpacity="0.6" />
        <path d={bars((change) => change <= -30)} fill={accent} />
        <Level on={onPeople} at={-30} color={accent} />
        <Level on={onPeople} at={20} color={data} />
      </Axes>
      <Note x={onPeople.box.right} y={onPeople.box.top + 8} at="end" color={data} label={t.grown} />
      <Note x={onPeople.box.right} y={onPeople.box.top + 26} at="end" color={muted} isBold label={t.stable} />
      <Note x={onPeople.box.left + 8} y={onPeople.box.bottom - 8} color={accent} label={t.shrunk} />
      <Note
        x={(onPeople.box.left + onPeople.box.right) / 2}
        y={214}
        at="middle"
        color={muted}
        label={t.eachBar}
      />
    </>,
    216,
  )
}

const classOf = (z: number) => (z < -1.2 ? 0 : z > 1.2 ? 2 : 1)

/** Of each of 120 participants, the class at baseline and at the end: low, normal, high. */
export const shifts = once(() => {
  const change = normals(262, 120)
  return normals(261, 120).map(
    (z, i) => [classOf(z), classOf(0.7 * z + 0.35 + 0.7 * (change[i] ?? Number.NaN))] as const,
  )
})

function shift(_value: number, language: Language): Drawing {
  const t = outcomeLabels[language]
  const people = shifts()
  const names = [t.low, t.normal, t.high]
  const count = (from: number, to: number) =>
    people.filter(([one, other]) => one === from && other === to).length
  const facts = {
    n: `${people.length}`,
    same: `${people.filter(([one, other]) => one === other).length}`,
    up: `${people.filter(([one, other]) => one === 1 && other === 2).length}`,
    normal: `${people.filter(([one]) => one === 1).length}`,
    left: `${people.filter(([one, other]) => one === 1 && other !== 1).length}`,
  }
  return drawn(
    facts,
    <>
      <Note x={216} y={14} at="middle" color={muted} label={t.end} />
      <Note x={0} y={38} color={muted} label={t.start} />
      {names.map((name, i) => (
        <g key={name}>
          <Note x={124 + 92 * i} y={38} at="middle" isBold label={name} />
          <Note x={0} y={84 + 64 * i} isBold label={name} />
        </g>
      ))}
      {[0, 1, 2].flatMap((from) =>
        [0, 1, 2].map((to) => (
          <Block
            key={`${from}${to}`}
            left={80 + 92 * to}
            right={168 + 92 * to}
            top={50 + 64 * from}
            height={60}
            color={from === to ? accent : data}
            strength={Math.min(0.5, count(from, to) / 80)}
          >
            {`${count(from, to)}`}
          </Block>
        )),
      )}
    </>,
  )
}

export const outcomeFigures = {
  'best-overall-response-bor': { source: 'simulated', draw: waterfall },
  'objective-response-rate-orr': { source: 'simulated', draw: waterfall },
  'shift-table': { source: 'simulated', draw: shift },
} satisfies Record<string, Figure>
