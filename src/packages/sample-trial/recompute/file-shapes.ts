/** Whether a file that somebody has loaded is the expected one. It can be of another version of the trial. */
import type { ParticipantFile, RowFile, TableFile } from '../trace/participant-file.ts'
import type { FormsFile } from './forms-file.ts'

type Fields<Type> = Partial<Record<keyof Type, unknown>>

const isText = (value: unknown) => typeof value === 'string'

const isObject = (value: unknown): value is object => value instanceof Object

const areTexts = (value: unknown) => isObject(value) && Object.values(value).every(isText)

const isListOf = <Type>(value: unknown, isOne: (one: Fields<Type>) => boolean) =>
  Array.isArray(value) && value.every((one) => isObject(one) && isOne(one))

const isPerson = ({ subject, site, country, region }: Fields<FormsFile['people'][number]>) =>
  areTexts([subject, site, country, region])

const isForm = ({ name, items, counts, columns }: Fields<FormsFile['forms'][number]>) =>
  isText(name) && areTexts(items) && Array.isArray(counts) && isListOf(columns, Array.isArray)

/** Whether `unpackForms` can read it. */
export function isFormsFile(file: unknown): file is FormsFile {
  if (!isObject(file)) return false
  const { people, forms }: Fields<FormsFile> = file
  return isListOf(people, isPerson) && isListOf(forms, isForm)
}

const isRow = ({ seq, values, from = [], entry = {} }: Fields<RowFile>) =>
  typeof seq === 'number' && Array.isArray(values) && Array.isArray(from) && isObject(entry)

const isTable = ({ dataset, variables, same, rows }: Fields<TableFile>) =>
  isText(dataset) &&
  Array.isArray(variables) &&
  areTexts(variables) &&
  isObject(same) &&
  isListOf(rows, isRow)

/** Whether `Participant` can read it. */
export function isParticipantFile(file: unknown): file is ParticipantFile {
  if (!isObject(file)) return false
  const { entries, records, analysis, ...others }: Fields<ParticipantFile> = file
  const { milestones, values, uses, lists, readers, counts, read } = others
  return (
    [entries, records, analysis].every((tables) => isListOf(tables, isTable)) &&
    [milestones, values, uses, lists, readers].every(Array.isArray) &&
    [counts, read].every(isObject)
  )
}
