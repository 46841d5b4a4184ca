/** What the builder of the sample study wrote, checked. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { Participant, type ParticipantFile, type StoredOutput, type Study } from '@marom/sample-trial'
import { isParticipantFile } from '@marom/sample-trial/recompute'
import { readJson } from '@marom/tables/files'
import * as z from 'zod'
import type { Outcome } from '#client/sample-study/broken-value.ts'
import { languages } from '#content/locales.ts'
import { type PreparedOutcomes, preparedBreaks } from '#src/sample-study/break/prepared.ts'

const folder = 'public/data/sample-study/'

const participantFile = z.custom<ParticipantFile>(isParticipantFile)

export const participants = (): { subject: string; person: Participant }[] =>
  globSync(`${folder}participants/*.json`)
    .sort()
    .map((file) => ({
      subject: basename(file, '.json'),
      person: new Participant(readJson(file, participantFile)),
    }))

const cell = z.object({ id: z.string(), text: z.string(), parts: z.array(z.string()) })

/** Without the drawing of a figure, which the Worker draws. */
const storedOutput: z.ZodType<Omit<StoredOutput, 'drawing'>> = z.object({
  file: z.string(),
  columns: z.array(z.string()),
  lines: z.array(
    z.object({
      label: z.string(),
      isTerm: z.boolean().optional(),
      level: z.number().optional(),
      cells: z.array(cell.nullable()),
    }),
  ),
})

const study = z.object({ outputs: z.record(z.string(), storedOutput) })

export const outputs = (): Study['outputs'] => readJson(`${folder}study.json`, study).outputs

const pair = z.tuple([z.string(), z.string()])
const state = z.enum(['changed', 'added', 'removed'])
const changedRow = z.object({
  dataset: z.string(),
  seq: z.number(),
  state,
  values: z.array(z.object({ variable: z.string(), texts: pair })),
})
const primary = z.object({ printed: pair, exact: pair })

const outcome: z.ZodType<Outcome> = z.object({
  change: z.object({
    subject: z.string(),
    form: z.string(),
    seq: z.number(),
    item: z.string(),
    value: z.union([z.string(), z.number(), z.null()]),
  }),
  texts: pair,
  records: z.array(changedRow),
  rows: z.array(changedRow),
  cells: z.array(
    z.object({
      output: z.string(),
      cell: z.string(),
      title: z.string(),
      place: z.string(),
      state,
      texts: pair,
    }),
  ),
  primary: z.object({ ratio: primary, p: primary }),
  curves: z.array(z.object({ arm: z.enum(['treatment', 'control']), before: z.string(), after: z.string() })),
  sentences: z.array(z.array(z.object({ text: z.string(), was: z.string().optional() }))),
  announced: z.number(),
  missed: z.array(z.string()),
})

const prepared = z.record(z.enum(preparedBreaks), z.record(z.enum(languages), outcome))

export const preparedOutcomes = (): PreparedOutcomes => readJson(`${folder}break/prepared.json`, prepared)
