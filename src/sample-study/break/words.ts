/** The words of outputs and of the report that an outcome is told in. */
export interface OutcomeWords {
  titles: Readonly<Record<string, { number: string }>>
  lines: Readonly<Record<string, string>>
  columns: Readonly<Record<string, string>>
  /** Paragraphs of the report with places for numbers. */
  report: readonly string[]
}
