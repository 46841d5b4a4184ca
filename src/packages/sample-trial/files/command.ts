#!/usr/bin/env node
/** `sample-trial primary` prints the result of the trial, `sample-trial write FOLDER` writes its files. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dayNumber } from '../days.ts'
import { dictionary } from '../dictionary.ts'
import { formNamed } from '../forms/forms.ts'
import { makeStudy } from '../make-study.ts'
import { makeOutputs } from '../outputs/build.ts'
import { study as protocol } from '../protocol.ts'
import { type AllowedValues, allowedValuesOf } from '../recompute/allowed-values.ts'
import type { Change } from '../recompute/change.ts'
import { changedStudy, standingStudy } from '../recompute/changed-study.ts'
import { primaryResult } from '../recompute/primary.ts'
import { checksumsFile } from './names.ts'
import { writeFiles } from './write-files.ts'

const usage = `sample-trial primary [FIELD=VALUE]   the primary result, also with another value in a field of a form,
                                    e.g. 102-005.form-ds.1.SURVDAT=2024-03-01; no value empties the field
sample-trial write FOLDER            all files of the trial; those that it wrote there before are replaced`

/** A date may be without its day. */
function canHold(allowed: AllowedValues, typed: string): boolean {
  switch (allowed.kind) {
    case 'choice':
      return allowed.choices.includes(typed)
    case 'date': {
      const isDate = /^\d{4}-\d\d(-\d\d)?$/.test(typed) && Number.isFinite(dayNumber(typed))
      return isDate && typed >= allowed.first && typed <= allowed.last
    }
    case 'number':
      return Number(typed) >= allowed.least && Number(typed) <= allowed.most
    case 'text':
      return typed.length <= allowed.longest
  }
}

/** @throws if it is not a field with a value that somebody can type there */
function changeOf(text: string): Change {
  const [, subject, form = '', seq, item, typed = ''] =
    /^(\d{3}-\d{3})\.([\w-]+)\.(\d+)\.(\w+)=(.*)$/.exec(text) ?? []
  if (!subject || !item) throw new Error(`"${text}" is not a field with a value.\n${usage}`)
  const field = formNamed(form)?.items.find(({ name }) => name === item)
  const terms = dictionary.flatMap(({ verbatim }) => verbatim)
  const allowed = field && allowedValuesOf(field, terms)
  if (!allowed) throw new Error(`${form}.${item} is not a field that somebody types.`)
  if (typed && !canHold(allowed, typed)) throw new Error(`${form}.${item} cannot hold "${typed}".`)
  const value = allowed.kind === 'number' ? Number(typed) : typed
  return { subject, form, seq: Number(seq), item, value: typed === '' ? null : value }
}

function primary(text: string | undefined): string {
  const change = text === undefined ? undefined : changeOf(text)
  const standing = standingStudy(makeStudy().books)
  const { ratio, p } = primaryResult(change ? changedStudy(standing, change).outputs : standing.outputs)
  return `${protocol.id}, simulated: hazard ratio ${ratio.printed} (${ratio.exact}), p ${p.printed} (${p.exact})`
}

/** Each with a file that it has if this command wrote it. */
const written = { data: checksumsFile, programs: 'load.sql' } as const

function write(folder: string): string {
  for (const [name, file] of Object.entries(written))
    if (existsSync(join(folder, name)) && !existsSync(join(folder, name, file)))
      throw new Error(`${join(folder, name)} is not of this command. Choose another folder.`)
  const study = makeStudy()
  const programs = '../programs/'
  const zip = writeFiles(
    study,
    makeOutputs(study.analysis),
    { data: join(folder, 'data/'), programs: join(folder, 'programs/') },
    {
      license: { name: 'CC0 1.0', href: 'https://creativecommons.org/publicdomain/zero/1.0/' },
      addresses: { plan: 'adrg.pdf', output: (id) => `results/${id}.csv`, programs },
      translations: {},
    },
  )
  return `${zip.files} files in ${join(folder, 'data', zip.file)}`
}

const [command, argument] = process.argv.slice(2)
try {
  if (command === 'primary') console.log(primary(argument))
  else if (command === 'write' && argument) console.log(write(argument))
  else throw new Error(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
