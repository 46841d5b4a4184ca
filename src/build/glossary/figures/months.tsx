import { survivalLabels } from '#content/glossary/figures/survival.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { accent, chart, data, numbers, percents } from './chart.tsx'

export const middle = 12
/** Per month, for a median of 12 months. */
export const hazard = Math.LN2 / middle
export const months = numbers(0, 6, 12, 18, 24, 30, 36)
export const onTime = chart([0, 36], [0, 1], months, percents(0, 25, 50, 75, 100))

export const surviving =
  (rate: number) =>
  (time: number): number =>
    Math.exp(-rate * time)

export const untreatedAt = surviving(hazard)

/** The place of the two names, where both curves are lower. */
export const keyX = onTime.box.right - 4

export function Key({ language, isLeft = false }: { language: Language; isLeft?: boolean }) {
  const t = survivalLabels[language]
  const [x, at] = isLeft ? ([onTime.x(6), 'start'] as const) : ([keyX, 'end'] as const)
  return (
    <>
      <Note x={x} y={onTime.box.top + 16} at={at} color={accent} label={t.treatment} />
      <Note x={x} y={onTime.box.top + 34} at={at} color={data} label={t.control} />
    </>
  )
}
