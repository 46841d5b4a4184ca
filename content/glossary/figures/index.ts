import { allocations } from './allocations.ts'
import { causes } from './causes.ts'
import { data } from './data.ts'
import { diagnostics } from './diagnostics.ts'
import { doses } from './doses.ts'
import { estimands } from './estimands.ts'
import { missing } from './missing.ts'
import { outcomes } from './outcomes.ts'
import { plans } from './plans.ts'
import { records } from './records.ts'
import { risks } from './risks.ts'
import { samples } from './samples.ts'
import { schedules } from './schedules.ts'
import { spread } from './spread.ts'
import { survival } from './survival.ts'
import { tests } from './tests.ts'
import { trials } from './trials.ts'
import type { FigureTexts } from './words.ts'

const all = {
  ...tests,
  ...spread,
  ...diagnostics,
  ...risks,
  ...survival,
  ...trials,
  ...data,
  ...samples,
  ...schedules,
  ...plans,
  ...missing,
  ...causes,
  ...doses,
  ...estimands,
  ...records,
  ...outcomes,
  ...allocations,
}

export type FigureSlug = keyof typeof all

/** The words of the figures of terms. Only the build reads them: what it draws holds them. */
export const figureTexts: Record<FigureSlug, FigureTexts[string]> = all

export const showWords = { en: 'Show', he: 'הצגה' }
