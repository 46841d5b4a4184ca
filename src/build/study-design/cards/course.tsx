import { boundariesAt } from '@marom/statistics/sequential'
import { countText } from '@marom/trial-designs'
import { answerMonitoring, monitoringExample, readAnalyses, readPlan } from '@marom/trial-designs/monitoring'
import { estimandExamples } from '#content/estimand/examples.ts'
import type { Point } from '#src/plots/drawing/path.ts'
import { linearScale } from '#src/plots/drawing/scale.ts'
import { accent, Dots, data, exampleOf, Line, Note, type Picture, Rule, width } from './picture.tsx'

const x = linearScale([0, 1], [4, width - 6])
const y = linearScale([-4.4, 4.4], [108, 2])

export function groupSequential(): Picture {
  const { texts, value, boundaries } = exampleOf('group-sequential')
  const lines = (boundaries?.boundaries ?? []).map(({ name, looks }) => {
    const bounds = looks.flatMap(({ fraction, z }) => (z === null ? [] : [{ fraction, z }]))
    return { name, bounds, places: bounds.map(({ fraction, z }): Point => [x(fraction), y(z)]) }
  })
  const upper = lines[0]?.bounds ?? []
  return {
    facts: {
      ...texts,
      fixed: countText(Math.ceil(value('exactFixed'))),
      n: countText(value('maximum')),
      bounds: upper.map(({ z }) => z.toFixed(2)).join(', '),
    },
    marks: (
      <>
        <Rule d={`M${x(0)} 2V108M${x(0)} ${y(0)}H${width}`} />
        {lines.map(({ name, places }, index) => (
          <g key={name}>
            <Line points={places} {...(index > 0 ? { color: data, dashes: '5 3' } : {})} />
            <Dots places={places} size={9} {...(index > 0 ? { color: data } : {})} />
          </g>
        ))}
        {upper.map(({ fraction, z }, index) => (
          <Note
            key={fraction}
            x={x(fraction) + (index === 0 ? -8 : 4)}
            y={y(z) + (index === 0 ? 5 : -9)}
            at="end"
          >
            {z.toFixed(2)}
          </Note>
        ))}
      </>
    ),
  }
}

/** The analyses so far, between the boundaries at their information, and the boundaries that remain. */
export function monitoring(): Picture {
  const plan = readPlan({})
  if ('refusal' in plan) throw new Error('The example of monitoring has no plan: see its initial values.')
  const answer = answerMonitoring(plan, monitoringExample)
  const read = readAnalyses(monitoringExample, plan.maximum)
  if (answer.state !== 'answered' || answer.decision.key !== 'goOn' || !read || 'faults' in read)
    throw new Error('The example of monitoring does not go on: change the words of its card.')
  const { looks } = read
  const fractions = [...looks.map(({ fraction }) => fraction), 1]
  const bounds = boundariesAt(plan.rules, fractions).upper
  const edges = [1, -1].map((side) =>
    fractions.map((fraction, look): Point => [x(fraction), y(side * (bounds[look] ?? Number.NaN))]),
  )
  const seen = looks.map(({ fraction, z }): Point => [x(fraction), y(z ?? Number.NaN)])
  const zs = looks.map(({ z }) => (z ?? Number.NaN).toFixed(2))
  const [atX, atY] = seen.at(-1) ?? [0, 0]
  return {
    facts: {
      n: zs.at(-1) ?? '',
      zs: zs.join(', '),
      bound: (bounds[looks.length - 1] ?? Number.NaN).toFixed(2),
      look: `${looks.length}`,
      looks: `${plan.times.length}`,
    },
    marks: (
      <>
        <Rule d={`M${x(0)} 2V108M${x(0)} ${y(0)}H${width}`} />
        {edges.map((points) => (
          <Line key={points.join()} points={points} color={data} dashes="5 3" />
        ))}
        <Line points={[[x(0), y(0)], ...seen]} />
        <Dots places={seen} size={10} />
        <Note x={atX} y={atY + 19} color={accent}>
          {zs.at(-1) ?? ''}
        </Note>
      </>
    ),
  }
}

const ends = { 'treatment-policy': undefined, hypothetical: '5 3' } as const

/** A participant for each intercurrent event: what is observed, and what counts after the event. */
export function estimand(): Picture {
  const { events } = estimandExamples.diabetes
  return {
    facts: { n: '5' },
    marks: events.map(({ event, strategy }, index) => {
      const middle = 30 + 52 * index
      const at = 96 + 40 * index
      return (
        <g key={event}>
          <path d={`M4 ${middle - 7}v14m0-7H${at - 9}l9-9 9 9-9 9-9-9`} stroke="var(--ink)" strokeWidth="2" />
          <path
            d={`M${at + 9} ${middle}H${width - 4}m0-7v14`}
            stroke={strategy === 'hypothetical' ? data : accent}
            strokeWidth="2"
            strokeDasharray={ends[strategy]}
          />
        </g>
      )
    }),
  }
}
