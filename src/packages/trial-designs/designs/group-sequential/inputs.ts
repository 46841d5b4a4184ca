import { choice, type Field, type InputsOf, number, optionalNumber } from '../../frame/fields.ts'
import { find, givenSize, testFields } from '../../frame/planning.ts'
import { readNumber } from '../../frame/read-number.ts'
import type { Codes } from './codes.ts'
import { effectFields, trialFields } from './endpoint-fields.ts'
import { boundary, families, stopFields } from './stopping-fields.ts'

export type { Family } from './stopping-fields.ts'

/** Looks nearer to each other, or to the start, are of no use and would need a very fine grid. */
export const smallestGap = 0.05

const mostLooks = 6

function looks(): Field<number> {
  const field = number({ initial: '3', min: 2, max: mostLooks, isWhole: true })
  const read: typeof field.read = (text) => {
    const found = field.read(text)
    return 'code' in found && found.code === 'tooLarge'
      ? { code: 'tooManyLooks' satisfies Codes['faults'], facts: { max: mostLooks } }
      : found
  }
  return { ...field, read }
}

/** In per cent of the information; the last look is at 100. */
function time(look: number): Field<number | null> {
  const options = ['2', '3', '4', '5', '6'].filter((count) => Number(count) > look)
  const onlyWith = look === 1 ? undefined : { field: 'looks', options }
  const bounds = { min: smallestGap * 100, max: 100 - smallestGap * 100 }
  const field = optionalNumber({ ...bounds, onlyWith })
  const read: typeof field.read = (text) =>
    text.trim() === '' ? { value: null } : readNumber(text, bounds, 'percent')
  return { ...field, kind: 'percent', read }
}

const withOption = (field: string, ...options: readonly string[]) => ({ field, options })

const gamma = (field: string, initial: string) =>
  number({ initial, min: -20, max: 5, isConventional: true, onlyWith: withOption(field, 'hwangShihDeCani') })

const tests = testFields()

export const fields = {
  find: find('power', 'effect', 'followUp'),
  ...effectFields,
  ...tests,
  // Also of a given size: it decides what is spent for futility, and the target that a size is for.
  power: { ...tests.power, unless: undefined },
  ...trialFields,
  n: givenSize('130', { max: 1_000_000 }),
  looks: looks(),
  t1: time(1),
  t2: time(2),
  t3: time(3),
  t4: time(4),
  t5: time(5),
  boundary: boundary(),
  gamma: gamma('boundary', '-4'),
  shape: number({
    initial: '0',
    min: 0,
    max: 0.5,
    isConventional: true,
    onlyWith: withOption('boundary', 'wangTsiatis'),
  }),
  futility: choice(['none', ...families]),
  futilityGamma: gamma('futility', '-2'),
  binding: choice(['no', 'yes'], { onlyWith: withOption('futility', ...families) }),
  ...stopFields,
  harm: choice(['byTest', 'none', ...families]),
  harmGamma: gamma('harm', '-2'),
  harmLevel: number({
    initial: '0.1',
    min: 0.0001,
    max: 0.4,
    unit: 'share',
    isConventional: true,
    onlyWith: withOption('harm', ...families),
  }),
}

/** `t1` to `t5` are percentages of the information; null where the looks are evenly spaced. */
export type Inputs = InputsOf<typeof fields>

/** What decides the bounds, for a trial of any size. */
export type Rules = Pick<
  Inputs,
  | 'goal'
  | 'boundary'
  | 'gamma'
  | 'shape'
  | 'looks'
  | 't1'
  | 't2'
  | 't3'
  | 't4'
  | 't5'
  | 'sides'
  | 'alpha'
  | 'power'
  | 'futility'
  | 'futilityGamma'
  | 'binding'
  | keyof typeof stopFields
  | 'harm'
  | 'harmGamma'
  | 'harmLevel'
>

export interface Shown {
  maximum: number
  /** What was asked for: the smallest effect, of an abstract unit as a share of the planned one. */
  effect?: number
  difference?: number
  leastFavorable?: number
  above?: number
  below?: number
  lowest?: number
  highest?: number
  hr?: number
  hrAbove?: number
  followUp?: number
  /** Arms by name, as the designs of the endpoints have their first and second arm in different order. */
  control?: number
  treated?: number
  /** Participants of a survival trial. */
  total?: number
  enrolledSize?: number
  enrolledControl?: number
  enrolledTreated?: number
  enrolledTotal?: number
  power: number
  inflation: number
  expectedAlternative: number
  expectedNull: number
  duration?: number
  /** With a single analysis: participants in all, or events. */
  exactFixed?: number
  /** For the planned power. */
  exactMaximum?: number
  /** Not of a given size. */
  exactAlternative?: number
  exactNull?: number
  exactTotal?: number
  drift: number
}

type Interim = 1 | 2 | 3 | 4 | 5

export type Bound = `${'z' | 'harm'}${Interim | 6}` | `futility${Interim}`

/** The page shows the bounds only in its tables; in files and benchmark values each is a quantity. */
export type Quantities = Shown & { [Name in Bound]?: number }
