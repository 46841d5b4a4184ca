import type { Change, ChangedRow } from '@marom/sample-trial/recompute'
import { tables } from '@marom/sample-trial/words'
import { expect, test } from 'vitest'
import type { Outcome } from '#client/sample-study/broken-value.ts'
import { en as report } from '#content/sample-study/report/en.ts'
import { studyOf } from '#src/packages/sample-trial/files/study-file.ts'
import { deriveStudy, type StudyData } from '#src/packages/sample-trial/make-study.ts'
import { makeOutputs } from '#src/packages/sample-trial/outputs/build.ts'
import { standingStudy } from '#src/packages/sample-trial/recompute/changed-study.ts'
import { packForms, unpackForms } from '#src/packages/sample-trial/recompute/forms-file.ts'
import { valuesOf } from '#src/packages/sample-trial/row.ts'
import { booksWith, textsOf } from '#src/packages/sample-trial/testing/changed-book.ts'
import { data, madeParticipants, madeStudy } from '#src/packages/sample-trial/testing/made.ts'
import type { Study } from '#src/packages/sample-trial/trace/data-files.ts'
import { outcomeOf } from '#src/sample-study/break/outcome-of-change.ts'
import { reportPieces } from '#src/sample-study/report.ts'
import { inShort } from '#test/support/extent.ts'
import { randomChanges } from './random-changes.ts'

const published = madeStudy()
const people = madeParticipants()
const words = { ...tables, report: report.sections.flatMap(({ paragraphs }) => paragraphs) }

/** As the browser makes it of the file. */
const standing = standingStudy(unpackForms(JSON.parse(JSON.stringify(packForms(data.books)))))

/** The build with the change: all forms, all records, all rows, all outputs. */
function freshBuild(change: Change): { made: StudyData; study: Study } {
  const made = deriveStudy(booksWith(data.books, change))
  return { made, study: studyOf(made, makeOutputs(made.analysis)) }
}

/** The published cells with the changes that the outcome lists. */
function followed({ cells }: Outcome): Map<string, string> {
  const texts = textsOf(published.outputs)
  for (const { output, cell, state, texts: pair } of cells) {
    const name = `${output}.${cell}`
    expect(texts.get(name), name).toBe(state === 'added' ? undefined : pair[0])
    if (state === 'removed') texts.delete(name)
    else texts.set(name, pair[1])
  }
  return texts
}

type Texts = Record<string, string>

interface RowText {
  /** Its number in its own study. */
  number: string
  texts: Texts
}

/** By the record that a row is made of, because numbers move if one is removed. */
const rowsOf = ({ records, analysis }: StudyData, subject: string): Map<string, RowText> =>
  new Map(
    [...records, ...analysis]
      .filter((row) => row.subject === subject)
      .map((row) => {
        const { dataset, seq } = row
        const texts = Object.fromEntries(
          Object.entries(valuesOf(row)).map(([name, value]) => [name, String(value ?? '')]),
        )
        const record = { ADLB: 'LBSEQ', ADAE: 'AESEQ', ADRS: 'RSSEQ', ADVS: 'VSSEQ', ADEX: 'EXSEQ' }[dataset]
        const key = texts.PARAMCD === 'BOR' ? 'BOR' : (record && texts[record]) || seq
        return [`${dataset}.${key}`, { number: `${dataset}.${seq}`, texts }]
      }),
  )

const textsByKey = (rows: ReadonlyMap<string, RowText>) =>
  Object.fromEntries([...rows].map(([key, { texts }]) => [key, texts]))

/** Published rows with the listed values. Of an added row the outcome lists no values. */
function followedRows(
  before: ReadonlyMap<string, RowText>,
  changed: readonly ChangedRow[],
  after: ReadonlyMap<string, RowText>,
): Record<string, Texts> {
  const rows = textsByKey(before)
  const keyIn = (all: ReadonlyMap<string, RowText>, number: string) =>
    [...all].find(([, row]) => row.number === number)?.[0] ?? number
  for (const { dataset, seq, state, values } of changed) {
    const key = keyIn(state === 'added' ? after : before, `${dataset}.${seq}`)
    if (state === 'removed') delete rows[key]
    else if (state === 'added') rows[key] = after.get(key)?.texts ?? {}
    else for (const { variable, texts } of values) rows[key] = { ...rows[key], [variable]: texts[1] }
  }
  return rows
}

const sentencesOf = ({ outputs: all }: Study) =>
  words.report.map((one) =>
    reportPieces(one, all, 'en')
      .map((piece) => ('words' in piece ? piece.words : piece.number))
      .join(''),
  )

const person = (subject: string) => {
  const found = people[subject]
  if (!found) throw new Error(`${subject} has no file`)
  return found
}

const count = inShort(2, 200)

test(`${count} random changes: records, rows, every cell and the report are those of a fresh build`, () => {
  expect(textsOf(published.outputs).size).toBeGreaterThan(1000)
  const sums = { cells: 0, rows: 0, sentences: 0 }
  for (const change of randomChanges(data.books, count)) {
    const name = JSON.stringify(change)
    const outcome = outcomeOf(standing, change, person(change.subject), words, 'en')
    const { made, study } = freshBuild(change)
    expect(Object.fromEntries(followed(outcome)), name).toEqual(Object.fromEntries(textsOf(study.outputs)))
    const [before, after] = [rowsOf(data, change.subject), rowsOf(made, change.subject)]
    const rows = [...outcome.records, ...outcome.rows]
    expect(followedRows(before, rows, after), name).toEqual(textsByKey(after))
    const [old, now] = [sentencesOf(published), sentencesOf(study)]
    const told = outcome.sentences.map((pieces) => pieces.map(({ text }) => text).join(''))
    for (const sentence of told) expect(now.join(' '), name).toContain(sentence)
    const others = now.filter((text, index) => text !== old[index])
    expect(others.length > 0, name).toBe(told.length > 0)
    for (const text of others)
      expect(
        told.some((sentence) => text.includes(sentence)),
        name,
      ).toBe(true)
    expect(outcome.missed, name).toEqual([])
    sums.cells += outcome.cells.length
    sums.rows += rows.length
    sums.sentences += told.length
  }
  console.log(`${count} changes: ${JSON.stringify(sums)}`)
  expect(sums.cells).toBeGreaterThan(count)
  expect(sums.rows).toBeGreaterThan(count)
}, 1_200_000)
