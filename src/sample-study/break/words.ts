import type { OutcomeWords } from '#client/sample-study/outcome-words.ts'

/** What an outcome is told in: the words of outputs and of the report. */
export interface StudyWords {
  titles: Readonly<Record<string, { number: string }>>
  lines: Readonly<Record<string, string>>
  columns: Readonly<Record<string, string>>
  /** Paragraphs of the report with places for numbers. */
  report: readonly string[]
}

/** The file of a language. */
export interface WordsFile {
  study: StudyWords
  view: OutcomeWords
}
