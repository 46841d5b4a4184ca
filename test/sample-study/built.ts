import { readFileSync } from 'node:fs'
import type { OutputSources, Study } from '#src/packages/sample-trial/trace/data-files.ts'

const read = (name: string) => JSON.parse(readFileSync(`public/data/sample-study/${name}.json`, 'utf8'))

/** What the pages read of the study. */
export const study: Study = read('study')
export const outputSources: OutputSources = read('lineage')
