import { expect, test } from 'vitest'
import type { Language } from '#content/locales.ts'
import { en } from '#content/sample-study/report/en.ts'
import { he } from '#content/sample-study/report/he.ts'
import { outputSourcesOf } from '#src/packages/sample-trial/files/output-sources.ts'
import { participantsOf } from '#src/packages/sample-trial/files/participant-files.ts'
import { studyOf } from '#src/packages/sample-trial/files/study-file.ts'
import { entryOf } from '#src/packages/sample-trial/forms/entry.ts'
import { deriveStudy, type StudyData } from '#src/packages/sample-trial/make-study.ts'
import { makeOutputs } from '#src/packages/sample-trial/outputs/build.ts'
import { valuesOf } from '#src/packages/sample-trial/row.ts'
import { changedBook } from '#src/packages/sample-trial/testing/changed-book.ts'
import {
  data as made,
  madeOutputSources,
  outputs as madeOutputs,
  madeParticipants,
  madeStudy,
} from '#src/packages/sample-trial/testing/made.ts'
import { chainOf } from '#src/packages/sample-trial/trace/lineage.ts'
import { reportPieces } from '#src/sample-study/report.ts'

function pagesOf(data: StudyData) {
  const isMade = data === made
  const outputs = isMade ? madeOutputs : makeOutputs(data.analysis)
  const study = isMade ? madeStudy() : studyOf(data, outputs)
  const cell = (id: string, name: string) =>
    study.outputs[id]?.lines.flatMap(({ cells }) => cells).find((one) => one?.id === name)
  const sentences = (report: typeof en, language: Language) =>
    report.sections
      .flatMap(({ paragraphs }) => paragraphs)
      .map((paragraph) =>
        reportPieces(paragraph, study.outputs, language)
          .map((piece) => ('words' in piece ? piece.words : piece.number))
          .join(''),
      )
  const people = isMade ? madeParticipants() : participantsOf(data, outputs)
  return {
    ...study,
    ...(isMade ? madeOutputSources() : outputSourcesOf(data, outputs)),
    cell,
    sentences,
    people,
  }
}

const before = pagesOf(made)

/** A late death on MCR-117, and the form with its date. */
const { subject } =
  made.analysis.find((row) => {
    const { PARAMCD, TRTPN, CNSR, AVAL } = valuesOf(row)
    return PARAMCD === 'OS' && TRTPN === 1 && CNSR === 0 && Number(AVAL) > 18
  }) ?? {}
const book = made.books.find((one) => one.subject === subject)
const form = book && entryOf(book, 'form-ds')

test('one date of death is a year earlier: table, figure, text and trace change together, the rest stays', () => {
  if (!book || !form) throw new Error('no late death')
  const late = String(valuesOf(form).SURVDAT)
  const early = `${Number(late.slice(0, 4)) - 1}${late.slice(4)}`
  const changed = changedBook(book, form, 'SURVDAT', early)
  const after = pagesOf(deriveStudy(made.books.map((one) => (one === book ? changed : one))))

  expect(after.cell('t-14-2-1', 'hazardRatio')?.text).not.toBe(before.cell('t-14-2-1', 'hazardRatio')?.text)
  expect(after.cell('t-14-2-1', 'events-treatment')).toEqual(before.cell('t-14-2-1', 'events-treatment'))

  const curve = ({ tables }: typeof before) => tables.ADTTE?.rows ?? []
  const moved = curve(after).filter(
    (row, index) => String(row.values) !== String(curve(before)[index]?.values),
  )
  expect([...new Set(moved.map((row) => row.subject))]).toEqual([subject])
  const atRisk = ({ cell }: typeof before) => Number(cell('f-14-2-1', 'risk18-treatment')?.text)
  expect(atRisk(after)).toBe(atRisk(before) - 1)

  for (const [report, language] of [
    [en, 'en'],
    [he, 'he'],
  ] as const) {
    const [old, now] = [before, after].map(({ sentences }) => sentences(report, language))
    const others = now?.filter((text, index) => text !== old?.[index]) ?? []
    const ratio = after.cell('t-14-2-1', 'hazardRatio')?.parts[0] ?? ''
    expect(others[0]).toContain(ratio)
    expect(others.length).toBeLessThan(old?.length ?? 0)
  }

  const person = after.people[subject ?? '']
  if (!person) throw new Error('the changed participant is missing')
  const dead = chainOf(person, 'DM.1.DTHDTC').sources.map(({ ref, value }) => `${ref} ${value}`)
  expect(dead).toContain(`form-ds.1.SURVDAT ${early}`)
  const { steps } = chainOf(person, 'ADTTE.1.AVAL')
  expect(steps.find(({ variable }) => variable === 'ADT')?.value).toBe(early)

  expect(after.outputs['t-14-1-1']).toEqual(before.outputs['t-14-1-1'])
})
