import type { Code } from './code.ts'
import type { DesignCodes, Known } from './codes.ts'
import type { Fields, Texts } from './fields.ts'
import type { Sibling } from './interim.ts'
import type { Readings } from './read-inputs.ts'
import type {
  Boundaries,
  Computed,
  Curve,
  KeyOf,
  Note,
  Quantity,
  Refusal,
  Sentence,
  Table,
} from './result.ts'
import type { Doubt, SensitivitySentence } from './sensitivity.ts'

/** What an assumption becomes with a factor, with what changes together with it. */
type Vary<V> = (factor: number) => Partial<V>

/** The effect or the quantity that a test or an interval is about. */
export type Measure =
  | 'mean-difference'
  | 'geometric-mean-ratio'
  | 'risk-difference'
  | 'hazard-ratio'
  | 'proportion'
  | 'mean'
  | 'rate'

/** A part of the form with a title. Its order is the form's: that of an address stays, since people cite it. */
export interface Section<Name extends string = string> {
  name: 'effect' | 'test' | 'course' | 'looks' | 'stopping' | 'more'
  fields: readonly Name[]
  /** Closed until one of its fields is changed. */
  folds?: boolean
}

/** What every design has. */
interface Needed<V, R, Codes extends DesignCodes, Column extends string> {
  fields: Fields<V>
  measures: readonly Measure[]
  /** In the order in which they are shown. */
  quantities: { readonly [Name in KeyOf<R> | Column]: Quantity }
  headline: (inputs: V) => KeyOf<R>
  compute: (inputs: V) => Computed<R, Codes>
  /** Texts with which a found size is given: the field `find`, and those of the size. */
  planned: (values: R) => Texts
  /** The methods paragraph; `sensitivity` is the sentence of `doubts`, or nothing. */
  methods: (
    inputs: V,
    values: R,
    sensitivity: readonly SensitivitySentence<Known<Codes, 'parts'>>[],
  ) => readonly Sentence<Codes>[]
  /** Code of other programs for the same number. */
  code: (inputs: V, values: R) => Code
  formula: (inputs: V) => readonly Codes['formulas'][]
  sources: readonly string[]
}

/** For a form that is more than a list of its fields. */
interface FormOptions<V> {
  /** The fields that are in none come first, without a title. */
  sections?: readonly Section<KeyOf<V>>[]
  /** Makes texts of today's fields from those of older addresses, or a pair typed in one field. */
  rewrite?: (given: Texts) => Texts
  /** Parameters of older addresses that `rewrite` reads. */
  oldParameters?: readonly string[]
  /** By field, what stands for a text that was left empty. */
  assumed?: (inputs: V) => Readings
}

/** For other questions than size and power, and inputs without an answer. */
interface SearchOptions<V, Codes extends DesignCodes> {
  /** The inputs with the value that `find` asks for, where it is neither the size nor the power. */
  solve?: (inputs: V) => V | { refusal: Refusal<Codes> }
  /** Why inputs that are allowed one by one have no result together. */
  refuse?: (inputs: V) => Refusal<Codes> | null
}

/** Shown beside the numbers. */
interface ShownOptions<V, R, Codes extends DesignCodes, Column extends string> {
  /** What the result means in words, and where it is not to be trusted. */
  notes?: (inputs: V, values: R) => readonly Note<Codes>[]
  curve?: (inputs: V, values: R) => Curve<KeyOf<R> | Column> | null
  table?: (inputs: V, values: R) => Table<KeyOf<R> | Column, Known<Codes, 'parts'>> | null
  /** Tables after the first. */
  tables?: (inputs: V, values: R) => readonly Table<KeyOf<R> | Column, Known<Codes, 'parts'>>[]
  /** Boundaries over information, drawn before the curve. */
  boundaries?: (inputs: V, values: R) => Boundaries<Known<Codes, 'parts'>>
}

/** For changed assumptions that are more than each number a fifth lower and higher. */
interface ChangeOptions<V, Codes extends DesignCodes> {
  /**
   * Assumptions that do not change in proportion, or not alone, by name of a field or a part of the
   * words: null where one has no row.
   */
  variations?: (inputs: V) => Readonly<Partial<Record<string, Vary<V> | null>>>
  /** The paragraph says what the first of these rows gives that the table of changed assumptions has. */
  doubts?: (inputs: V) => readonly Doubt<Known<Codes, 'parts'>>[]
  /** A search of a millisecond: a grid of two assumptions has 3 x 3 cells, not 5 x 5. */
  isSlow?: boolean
  /** The share of the time for a grid that these inputs take; 0 by default. */
  work?: (inputs: V) => number
}

/** For a trial that another design can plan too. */
interface SiblingOptions<V, R> {
  /** Parameters of the group sequential design of this trial; null where it has none. */
  interim?: (inputs: V, values: R) => Texts | null
  /** The same trial with a single analysis; null where it has no design. */
  single?: (inputs: V, values: R) => Sibling | null
}

/**
 * What the author of a design writes.
 * @typeParam V typed inputs; percentages are proportions
 * @typeParam R quantities; one that is not always computed is optional
 * @typeParam Codes what it says
 * @typeParam Column quantities that only the table or the curve has
 */
export interface DesignOptions<V, R, Codes extends DesignCodes, Column extends string>
  extends Needed<V, R, Codes, Column>,
    FormOptions<V>,
    SearchOptions<V, Codes>,
    ShownOptions<V, R, Codes, Column>,
    ChangeOptions<V, Codes>,
    SiblingOptions<V, R> {}
