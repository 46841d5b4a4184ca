import type { DesignCodes, Known } from './codes.ts'
import type { Fault } from './fields.ts'
import type { DesignName } from './names.ts'

/** The keys of all members of a union: the inputs may decide which quantities are computed. */
export type KeyOf<R> = R extends unknown ? keyof R & string : never

/** Why there is no result. */
export type Refusal<Codes extends DesignCodes> = Fault<Known<Codes, 'faults'>>

export type Computed<R, Codes extends DesignCodes> = R | { refusal: Refusal<Codes> }

/** By field, what it reads, with what was found; null for an empty one. */
export type Assumed = Readonly<Record<string, string | number | null>>

export type Values = Readonly<Record<string, number>>

/**
 * A count is printed without decimals, a proportion as a percentage, a probability never as 100%, a
 * level with four decimals and never as 0; `significant`: with four digits.
 */
export interface Quantity {
  as: 'count' | 'decimal' | 'percent' | 'probability' | 'level' | 'significant'
  /** 2 by default, 1 for a percentage or probability. */
  decimals?: number
  /** Whether it is printed below the answer, e.g. the size before it is rounded up. */
  isDetail?: boolean
  /** A quantity that says nearly the same: this one is a detail of an answer with both. */
  isDetailBeside?: string
  /** What the paragraph says behind it. */
  unit?: 'points' | 'months'
}

export type Place = readonly [x: number, y: number]

/** Axes are named after quantities. */
export interface Curve<Name extends string = string> {
  x: Name
  y: Name
  /** The first line is drawn full, others dashed. */
  lines: readonly (readonly Place[])[]
  chosen: readonly Place[]
  /** The wanted value of y, drawn as a line across. */
  target?: number
}

/** Columns are quantities. */
export interface Table<Name extends string = string, Label extends string = string> {
  columns: readonly Name[]
  rows: readonly (readonly (number | null)[])[]
  /** A part of the words for each row; without labels the rows are numbered. */
  labels?: readonly Label[]
  /** A part of the words; the first table needs none. */
  title?: Label
}

/** A probability with the planned effect, and with none. */
export interface Chance {
  planned: number
  none: number
}

/** One boundary, with its value of Z and the chance to cross it at each look; null at a look without. */
interface Boundary<Label extends string> {
  name: Label
  looks: readonly { fraction: number; z: number | null; chance: Chance }[]
}

/** The first boundary is drawn full, the others dashed. */
export interface Boundaries<Label extends string = string> {
  /** Of Z in the picture. It does not depend on the times of the looks. */
  range: readonly [low: number, high: number]
  /** The share of the information between two looks, at least. */
  gap: number
  /** All looks but the last, with the field that has the time of each. */
  moved: readonly { field: string; fraction: number }[]
  boundaries: readonly Boundary<Label>[]
}

type Facts<Name extends string> = Readonly<Record<string, Fact<Name> | undefined>>

/** `{ part: 'twoSided' }` is replaced by the words of each language, whose places have facts too. */
interface Part<Name extends string> {
  part: Name
  facts?: Facts<Name>
}

/** What fills a place of a sentence; a list is joined by "and" or "or". */
export type Fact<Name extends string = string> =
  | string
  | number
  | Part<Name>
  | { list: 'and' | 'or'; of: readonly Fact<Name>[] }

/**
 * A sentence of the methods paragraph. A fact may be missing if the sentence has no place for it.
 */
export interface Sentence<Codes extends DesignCodes = DesignCodes> {
  /** The design whose words have the sentence, where it is not the own one. */
  from?: DesignName
  key: Known<Codes, 'methods'>
  facts: Facts<Known<Codes, 'parts'>>
}

/**
 * How grave a note is. `info` says what the number means; `caution` where it may be off, or that an assumption
 * should be looked at again; `stop` that it is not to be used. The gravest is shown first.
 */
export type NoteLevel = 'info' | 'caution' | 'stop'

/**
 * A sentence beside the number. `key` is a code, as `code` of a fault is: whoever shows it has the words, and
 * `facts` fill their places. The README of `designs` says how to add one.
 */
export interface Note<Codes extends DesignCodes = DesignCodes> {
  /** As of a sentence. */
  from?: DesignName
  level: NoteLevel
  key: Known<Codes, 'notes'>
  facts: Facts<Known<Codes, 'parts'>>
}
