import type { en } from '#content/study-design/frame/en.ts'
import type { Fault } from './fields.ts'

type Shared = typeof en

/** The words of a design whose keys the compiler compares with its code: `typeof en` of its folder. */
export interface DesignKeys {
  fields: object
  quantities: object
  methods: object
  parts: object
  faults: object
}

/** The keys of all members of a union: a design may compute other quantities for other inputs. */
export type KeyOf<R> = R extends unknown ? keyof R & string : never

export type Known<Words, Kind extends keyof DesignKeys & keyof Shared> =
  | (Words extends DesignKeys ? keyof Words[Kind] : never)
  | keyof Shared[Kind]

/** What keeps a design from a result: the code is a sentence of its words or of the frame's. */
export type Refusal<Words> = Fault<
  (keyof Shared['errors'] | (Words extends DesignKeys ? keyof Words['faults'] : never)) & string
>

/** The quantities of a design, or the one field that stands in their way. */
export type Computed<R, Words> = { values: R } | { refusal: Refusal<Words> }

/** What a design computed, by the name of the quantity, for pages that know no design. */
export type Values = Readonly<Record<string, number>>

/** How a quantity is printed: a count has no decimals, a proportion is printed as a percentage. */
export interface Quantity {
  as: 'count' | 'decimal' | 'percent'
  /** 2 unless told; of a percentage 1. */
  decimals?: number
  /** Printed below the answer itself, e.g. the size before it is rounded up. */
  isDetail?: boolean
}

export type Place = readonly [x: number, y: number]

/**
 * A picture of the answer, e.g. power by size. Axes are labeled by the quantities they are named
 * after.
 */
export interface Curve<Name extends string = string> {
  x: Name
  y: Name
  /** One line, or more where a design compares them; the first is drawn full. */
  lines: readonly (readonly Place[])[]
  /** The answer itself: marked on the line. */
  chosen: readonly Place[]
  /** What was asked for, on the y axis: a line across. */
  target?: number
  /** Each value holds until the next place. */
  isStepped?: boolean
}

/** A table of the answer, e.g. the looks of a sequential design; columns are quantities. */
export interface Table<Name extends string = string, Label extends string = string> {
  columns: readonly Name[]
  rows: readonly (readonly (number | null)[])[]
  /**
   * A name for each row, by its key among the parts of the design's words; else rows are numbered.
   */
  labels?: readonly Label[]
}

/** A part of the words: `{ part: 'twoSided' }` is filled in from the words of each language. */
export interface Part<Name extends string = string> {
  part: Name
}

/**
 * One sentence of the methods paragraph: its key in the words, and what fills its places. A fact may
 * be missing if the sentence has no place for it.
 */
export interface Sentence<Words = unknown> {
  key: Words extends DesignKeys ? keyof Words['methods'] & string : string
  facts: Readonly<
    Record<
      string,
      string | number | Part<Words extends DesignKeys ? Known<Words, 'parts'> & string : string> | undefined
    >
  >
}
