import { type Study, study } from '@marom/sample-trial'
import type { ReactNode } from 'react'
import type { Language } from '#content/locales.ts'
import { insideOf } from '#src/build/plots/inside.tsx'
import type { ParticipantSummary } from '#src/sample-study/read-study.ts'
import { Flow } from './flow.tsx'
import { Forest, forestId } from './forest.tsx'
import type { Life } from './life.ts'
import { LifeLine } from './life-line.tsx'
import { daysOf, SwimmerPlot } from './swimmer-plot.tsx'

/** The drawings of a language, by name. A page has one drawing at most. */
export function* drawings(
  lives: readonly Life[],
  outputs: Study['outputs'],
  language: Language,
): Generator<[name: string, html: string]> {
  const inside = (plot: ReactNode) => insideOf(plot, language).replaceAll('{id}', 'drawing-')
  yield ['participants', inside(<SwimmerPlot lives={lives} />)]
  yield ['flow', inside(<Flow outputs={outputs} />)]
  yield [forestId, inside(<Forest outputs={outputs} />)]
  for (const life of lives) yield [life.subject, inside(<LifeLine life={life} />)]
}

export const summaryOf = (life: Life): ParticipantSummary => ({
  subject: life.subject,
  arm: life.arm,
  days: daysOf(life),
  months: (daysOf(life) / study.daysPerMonth).toFixed(1),
  end: life.end.kind,
  severe: life.events.filter(({ grade }) => grade >= 3).length,
})
