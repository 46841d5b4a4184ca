import type { en } from '#content/study-design/designs/group-sequential/en.ts'
import { choice, type Field, type InputsOf, number, optionalNumber } from '#src/study-design/frame/fields.ts'
import { dropout, testFields } from '#src/study-design/frame/planning.ts'
import type { Refusal } from '#src/study-design/frame/result.ts'

/** Looks nearer to each other, or to the start, are of no use and would need a very fine grid. */
export const smallestGap = 0.05

const mostLooks = 6

function looks(): Field<number> {
  const field = number({ initial: '3', min: 2, max: mostLooks, isWhole: true })
  const read: typeof field.read = (text) => {
    const found = field.read(text)
    return 'code' in found && found.code === 'tooLarge'
      ? { code: 'tooManyLooks' satisfies Refusal<typeof en>['code'], facts: { max: mostLooks } }
      : found
  }
  return { ...field, read }
}

/** In per cent of the information; the last look is at 100. */
function time(look: number): Field<number | null> {
  const options = ['2', '3', '4', '5', '6'].filter((count) => Number(count) > look)
  const onlyWith = look === 1 ? undefined : { field: 'looks', options }
  const bounds = { min: smallestGap * 100, max: 100 - smallestGap * 100 }
  return { ...optionalNumber({ ...bounds, onlyWith }), kind: 'percent' }
}

const boundaries = ['obrienFleming', 'pocock', 'hwangShihDeCani', 'wangTsiatis'] as const

export type Boundary = (typeof boundaries)[number]

const only = (boundary: Boundary) => ({ field: 'boundary', options: [boundary] })

export const fields = {
  boundary: choice(boundaries),
  gamma: number({ initial: '-4', min: -20, max: 5, onlyWith: only('hwangShihDeCani') }),
  shape: number({ initial: '0', min: 0, max: 0.5, onlyWith: only('wangTsiatis') }),
  looks: looks(),
  t1: time(1),
  t2: time(2),
  t3: time(3),
  t4: time(4),
  t5: time(5),
  ...testFields(),
  unit: choice(['participants', 'events']),
  fixed: number({ initial: '200', min: 2, max: 1_000_000, varies: true }),
  dropout: { ...dropout(), onlyWith: { field: 'unit', options: ['participants'] } },
}

/** `t1` to `t5` are percentages of the information; null where the looks are evenly spaced. */
export type Inputs = InputsOf<typeof fields>

/** What decides the bounds, for a trial of any size. */
export type Rules = Omit<Inputs, 'unit' | 'fixed' | 'dropout'>

export interface Shown {
  maximum: number
  enrolledSize?: number
  power: number
  inflation: number
  expectedAlternative: number
  expectedNull: number
  exactMaximum: number
  exactAlternative: number
  exactNull: number
  drift: number
}

type Bounds = { [Name in Extract<keyof (typeof en)['quantities'], `z${number}`>]?: number }

/** The page shows the bounds only in its table; in files and checks each is a quantity. */
export type Quantities = Shown & Bounds
