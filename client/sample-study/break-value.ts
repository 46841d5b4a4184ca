import type { Change } from '@marom/sample-trial/recompute'
import { inWorker } from '#client/ui/in-worker.ts'
import { ownAnswer } from '#client/ui/own-answer.ts'
import type { Language } from '#content/locales.ts'
import type { BreakAnswer, BreakInput } from './broken-value.ts'

const compute = inWorker<BreakInput, BreakAnswer>('break', 'breakValue')

async function fetched(file: string): Promise<ArrayBuffer> {
  return (await ownAnswer(`/data/sample-study/${file}`, 'application/json')).arrayBuffer()
}

const files = new Map<string, ArrayBuffer>()

/** The worker may load nothing, so the page loads what it reads. */
async function fileNamed(file: string): Promise<ArrayBuffer> {
  const found = files.get(file) ?? (await fetched(file))
  files.set(file, found)
  return found
}

/**
 * What follows from a changed value. Nothing of it is sent.
 * @throws if a file does not load, or if the worker fails
 */
export async function breakValue(change: Change, language: Language): Promise<BreakAnswer> {
  const [forms, person, words] = await Promise.all([
    fileNamed('break/forms.json'),
    fileNamed(`participants/${change.subject}.json`),
    fileNamed(`break/${language}.json`),
  ])
  return compute({ change, language, forms, person, words }).catch((error: unknown) => {
    // A file that somebody else has written would fail again.
    files.clear()
    throw error
  })
}
