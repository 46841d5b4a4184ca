import { keep, readKept } from '#client/ui/tab-storage.ts'
import type { StorageKey } from '#content/storage.ts'

/** The value of `data-draft` of a form. */
export type DraftKey = Extract<StorageKey, `${string}-draft`>

export const draftKeys: readonly DraftKey[] = [
  'contact-draft',
  'career-draft',
  'brief-draft',
  'estimand-draft',
]

export function isDraftKey(text: string | undefined): text is DraftKey {
  return draftKeys.some((key) => key === text)
}

export interface Draft {
  values: Record<string, string>
  /** Of a GET form: the state of the page on which the values were typed. */
  state?: string | undefined
  /** Of a GET form: the next state of the page has these values. */
  isSent?: boolean
  /** `data-asked` of the form in which it was typed. */
  asked?: string | undefined
  /** Error codes of the server, by field name. Each language has a sentence for each code. */
  problems?: Record<string, string>
  /** The idempotency key of this text, if it was sent without a known success. */
  attempt?: string | undefined
}

/** The parameters of an address, without the language. */
export function ownParameters(search: string): [string, string][] {
  return [...new URLSearchParams(search)].filter(([name]) => name !== 'lang')
}

/** Sorted, because the form and the stored brief have different orders. */
export function stateIn(search: string): string {
  return ownParameters(search).sort().join('&')
}

const isText = (value: unknown) => typeof value === 'string'

const areTexts = (found: unknown) => found instanceof Object && Object.values(found).every(isText)

/** Another version of the site may have kept it. */
function isDraft(found: unknown): found is Draft {
  if (!(found instanceof Object)) return false
  const {
    values,
    problems = {},
    state = '',
    asked = '',
    attempt = '',
  }: Partial<Record<keyof Draft, unknown>> = found
  return areTexts(values) && areTexts(problems) && isText(state) && isText(asked) && isText(attempt)
}

export function readDraft(key: DraftKey): Draft | null {
  const found = readKept(key)
  return isDraft(found) ? found : null
}

export function writeDraft(key: DraftKey, draft: Draft): boolean {
  return keep(key, draft)
}

export function forgetDraft(key: DraftKey): void {
  keep(key, null)
}

export function noteInDraft(key: DraftKey, note: Omit<Draft, 'values'>): void {
  const draft = readDraft(key)
  if (draft) writeDraft(key, { ...draft, ...note })
}

/** The draft then belongs to another state of its page, to which something was added meanwhile. */
export function moveDraft(key: DraftKey, from: string, to: string): void {
  const draft = readDraft(key)
  if (draft?.state === stateIn(from)) writeDraft(key, { ...draft, state: stateIn(to) })
}
