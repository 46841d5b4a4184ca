/** The changed assumption that a paragraph names, and its cell in the table of changed assumptions. */

import type { Change, Fact, Result } from '@marom/trial-designs'
import type { State } from '../states.ts'

interface Plan extends State {
  answer: Result
}

/** Without what the paragraph writes into a number. */
const plain = (text: unknown) => String(text).replace('−', '-').replace(/[%,]/g, '')

const factsOf = (fact: Fact | undefined) =>
  typeof fact === 'object' && 'part' in fact ? (fact.facts ?? {}) : {}

/** What the sentence says that the changed assumption gives. */
export function saidValue({ answer }: Plan): Fact | undefined {
  return answer.methods.find(({ key }) => key.startsWith('sensitivity'))?.facts.value
}

/** The cell whose fields have the texts that the sentence says; null without such a sentence. */
export function saidChange({ answer }: Plan): Change | null {
  const said = factsOf(answer.methods.find(({ key }) => key.startsWith('sensitivity'))?.facts.changed)
  const { changes } = answer
  const all = [...changes.variations.values()].flatMap((vary) => [vary(0.8), vary(1.2)])
  const isSaid = (changed: State['texts']) =>
    Object.keys(said).length === Object.keys(changed).length &&
    Object.keys(changed).every((field) => plain(said[field]) === plain(changed[field]))
  const changed = all.find(isSaid)
  return changed ? changes.at(changed) : null
}
