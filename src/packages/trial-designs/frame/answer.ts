import type { DesignCodes } from './codes.ts'
import type { Fault, NamedField, Texts } from './fields.ts'
import type { Sibling } from './interim.ts'
import type { LeftOut, Likeness } from './left-out.ts'
import type { Measure, Section } from './options.ts'
import type { Readings } from './read-inputs.ts'
import type { Assumed, Boundaries, Curve, Note, Quantity, Sentence, Table, Values } from './result.ts'
import type { Changes, SensitivityTable } from './sensitivity.ts'

export interface Numbers<Codes extends DesignCodes = DesignCodes> {
  isResult: true
  texts: Texts
  /** By field that is not read, the text of what was found. */
  found: Texts
  values: Values
  headline: string
  likeness: Likeness
  /** By field, how a text was read where that is not obvious. */
  readings: Readings
  assumed: Readings
  notes: readonly Note<Codes>[]
}

/** What a protocol says of the design. */
interface Written<Codes extends DesignCodes = DesignCodes> {
  isResult: true
  likeness: Likeness
  methods: readonly Sentence<Codes>[]
  r: string
  sas?: string
}

interface Result<Codes extends DesignCodes> extends Numbers<Codes>, Written<Codes> {
  inputs: Assumed
  curve: Curve | null
  table: Table | null
  tables: readonly Table[]
  boundaries: Boundaries | null
  interim: Texts | null
  single: Sibling | null
  formula: readonly Codes['formulas'][]
}

export interface NoResult {
  isResult: false
  texts: Texts
  faults: readonly Fault[]
}

/** `texts` is the content of the form, in the order of its fields. */
export type Answer<Codes extends DesignCodes = DesignCodes> = Result<Codes> | NoResult

/** An answer without its sentences, code, tables and pictures. */
export type Summary = Numbers | NoResult

export type Protocol = Written | NoResult

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
  compute: (parameters: Texts) => { values: Values } | { refusal: Fault } | { faults: readonly Fault[] }
  answer: (parameters: Texts) => Answer<Codes>
  /** What an address does not say. */
  leftOut: (parameters: Texts) => LeftOut
  protocol: (parameters: Texts) => Protocol
  summary: (parameters: Texts) => Summary
  /** The design with other assumptions; null where it has no result. */
  changes: (parameters: Texts) => Changes | null
  /** The headline, and what the planned size gives, with each assumption a fifth lower and higher. */
  sensitivity: (parameters: Texts) => SensitivityTable | null
}
