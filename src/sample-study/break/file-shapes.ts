/**
 * Whether a file that the page has loaded is the expected one. After a deploy it can be of another
 * version than the script, and a proxy can answer in its place.
 */
import type { StudyWords, WordsFile } from './words.ts'

type Fields<Type> = Partial<Record<keyof Type, unknown>>

const isObject = (value: unknown): value is object => value instanceof Object

const areTexts = (value: unknown) =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string')

const isStudyWords = ({ titles, lines, columns, report }: Fields<StudyWords>) =>
  isObject(titles) && areTexts(lines) && areTexts(columns) && Array.isArray(report) && areTexts(report)

/** If a word of the view is missing, its island is as without script. */
export function isWordsFile(file: unknown): file is WordsFile {
  if (!isObject(file)) return false
  const { study, view }: Fields<WordsFile> = file
  return isObject(study) && isStudyWords(study) && isObject(view)
}
