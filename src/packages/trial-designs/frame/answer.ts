import type { DesignCodes } from './codes.ts'
import type { Fault, NamedField, Texts } from './fields.ts'
import type { Sibling } from './interim.ts'
import type { LeftOut, Likeness } from './left-out.ts'
import type { Measure, Section } from './options.ts'
import type { Readings } from './read-inputs.ts'
import type { Assumed, Boundaries, Curve, Note, Quantity, Sentence, Table, Values } from './result.ts'
import type { Changes, SensitivityTable } from './sensitivity.ts'

interface Read {
  /** The content of the form, in the order of its fields. */
  texts: Texts
  /** What the address does not say. */
  leftOut: LeftOut
}

/** The numbers are computed at once, each other part when it is first asked for. */
export interface Result<Codes extends DesignCodes = DesignCodes> extends Read {
  isResult: true
  /** By field that is not read, the text of what was found. */
  found: Texts
  inputs: Assumed
  values: Values
  headline: string
  likeness: Likeness
  /** By field, how a text was read where that is not obvious. */
  readings: Readings
  assumed: Readings
  notes: readonly Note<Codes>[]

  methods: readonly Sentence<Codes>[]
  r: string
  sas: string | undefined
  formula: readonly Codes['formulas'][]

  curve: Curve | null
  table: Table | null
  tables: readonly Table[]
  boundaries: Boundaries | null

  /** The design with other assumptions. */
  changes: Changes
  /** The headline, and what the planned size gives, with each assumption a fifth lower and higher. */
  sensitivity: SensitivityTable
  interim: Texts | null
  single: Sibling | null
}

export interface NoResult extends Read {
  isResult: false
  faults: readonly Fault[]
}

export type Answer<Codes extends DesignCodes = DesignCodes> = Result<Codes> | NoResult

/**
 * A design, without the type of its inputs. In the registry all designs have one type.
 * @typeParam Codes what it says
 * @typeParam Asked names of its fields
 * @typeParam Shown names of its quantities
 */
export interface Design<
  Codes extends DesignCodes = DesignCodes,
  Asked extends string = string,
  Shown extends string = string,
> {
  fields: readonly NamedField<Asked>[]
  sections: readonly Section[]
  /** Parameters of the address: the fields, and those of older addresses. */
  parameters: readonly string[]
  measures: readonly Measure[]
  quantities: Readonly<Record<Shown, Quantity>>
  sources: readonly string[]
  answer: (parameters: Texts) => Answer<Codes>
}
