import {
  hazardRatio,
  kaplanMeier,
  medianInterval,
  numberAtRisk,
  stepAt,
  stratifiedLogRank,
} from '@marom/statistics/survival'
import { once } from '#client/once.ts'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { CurvePeople, curvePeople } from './curve-people.tsx'
import { type Axis, type Box, numberTicks, XAxis, YAxis } from './drawing/axes.tsx'
import { Label } from './drawing/label.tsx'
import { Note } from './drawing/note.tsx'
import { formatEstimate, formatP, namedEstimate } from './drawing/numbers.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { linearScale } from './drawing/scale.ts'
import { Arm, AtRisk } from './drawing/survival-curve.tsx'
import { survivalCurve } from './drawing/survival-path.ts'
import { usePlotWords } from './drawing/words.ts'
import { participantsHref } from './participant-address.ts'
import { type ObservedPerson, survivalByStratum } from './simulated/survival.ts'

const box: Box = { left: 40, top: 22, right: 350, bottom: 206 }
/** The whole follow-up of the sample study: hazard ratio and test use all of it. */
const lastMonth = 27
const months = numberTicks(0, 6, 12, 18, 24)
const x = linearScale([0, lastMonth], [box.left, box.right])
const y = linearScale([0, 1], [box.bottom, box.top])

/** The same with a link from each participant. */
export const ParticipantCurves = () => <KaplanMeierPlot isOfLinks />

export function KaplanMeierPlot({ isOfLinks = false }: { isOfLinks?: boolean }) {
  const t = usePlotWords()['kaplan-meier']
  const list = participantsHref(useLanguage())
  const hasLinks = isOfLinks && list !== undefined
  const { treatment, control, n } = compute()
  const yAxis: Axis = {
    scale: y,
    ticks: [0, 0.25, 0.5, 0.75, 1].map((value) => ({ value, label: `${value * 100}` })),
    title: t.y,
  }
  return (
    <PlotFigure
      words={t}
      facts={factsOf(compute())}
      height={302}
      role={hasLinks ? 'group' : 'img'}
      more={
        list && (
          <>
            {hasLinks && <Text>{` ${t.point}`}</Text>}{' '}
            <a className="link no-print" href={list}>
              <Text>{fill(t.list, { n })}</Text>
            </a>
          </>
        )
      }
    >
      <YAxis axis={yAxis} box={box} />
      <Note x={box.right} y={9} at="end" isBold label={t.simulated} />
      <g className="plot-draw">
        <Arm curve={control} color="var(--data)" dashes="5 3" />
        <Arm curve={treatment} color="var(--accent)" />
      </g>
      <XAxis axis={{ scale: x, ticks: months, title: t.x }} box={box} />
      <Note
        x={box.right}
        y={treatment.edges(22).upper - 6}
        at="end"
        color="var(--accent)"
        label={t.treatment}
      />
      <Note x={x(0.7)} y={control.edges(9).lower + 15} color="var(--data)" label={t.control} />
      <Comparison words={t} />
      <Note x={0} y={262} color="var(--muted)" label={t.atRisk} />
      <AtRisk months={months} x={x} counts={treatment.atRisk} y={281} color="var(--accent)" />
      <AtRisk months={months} x={x} counts={control.atRisk} y={299} color="var(--data)" dashes="5 3" />
      {hasLinks && <CurvePeople people={control.people} side="below" label={t.control} />}
      {hasLinks && <CurvePeople people={treatment.people} side="above" label={t.treatment} />}
    </PlotFigure>
  )
}

function curve(arm: readonly ObservedPerson[]) {
  const steps = kaplanMeier(arm)
  const censored = arm.filter(({ isEvent }) => !isEvent).map(({ time }) => time)
  return {
    ...survivalCurve(steps, censored, { box, x, y, last: lastMonth }),
    people: curvePeople(arm, x, y),
    atRisk: months.map(({ value }) => numberAtRisk(arm, value)),
    median: medianInterval(steps),
    /** The edges of the band, for labels that must stay clear of it. */
    edges: (time: number) => {
      const step = stepAt(steps, time)
      return { upper: y(step?.upper ?? 1), lower: y(step?.lower ?? 1) }
    },
  }
}

const compute = once(() => {
  const strata = survivalByStratum()
  const treatment = strata.flatMap((stratum) => stratum.treatment)
  const control = strata.flatMap((stratum) => stratum.control)
  return {
    treatment: curve(treatment),
    control: curve(control),
    n: treatment.length + control.length,
    longest: Math.ceil(Math.max(...[...treatment, ...control].map(({ time }) => time))),
    ratio: hazardRatio(treatment, control),
    p: formatP(
      stratifiedLogRank(strata.map(({ treatment: first, control: second }) => ({ first, second }))).p,
    ),
  }
})

const factsOf = ({ treatment, control, n, longest, ratio, p }: ReturnType<typeof compute>) => ({
  n,
  months: longest,
  p,
  reduction: Math.round(100 * (1 - ratio.value)),
  ...formatEstimate(ratio),
  ...namedEstimate('medianTreatment', treatment.median, 1),
  ...namedEstimate('medianControl', control.median, 1),
})

function Comparison({ words }: { words: { ratio: string; test: string } }) {
  const { ratio, p } = compute()
  return (
    <g fill="var(--ink)">
      <Label x={box.right} y={box.top + 14} at="end" fontWeight="700">
        {fill(words.ratio, formatEstimate(ratio))}
      </Label>
      <Label x={box.right} y={box.top + 32} at="end">
        {fill(words.test, { p })}
      </Label>
    </g>
  )
}
