import { keep, readKept } from '#client/ui/tab-storage.ts'
import type { StorageKey } from '#content/storage.ts'

/** The value of `data-draft` of a form. */
export type DraftKey = Extract<StorageKey, `${string}-draft`>

const draftKeys: readonly DraftKey[] = ['contact-draft', 'career-draft']

export function isDraftKey(text: string | undefined): text is DraftKey {
  return draftKeys.some((key) => key === text)
}

interface Draft {
  values: Record<string, string>
  /** Error codes of the server, by field name. Each language has a sentence for each code. */
  problems?: Record<string, string>
  /** The idempotency key of this text, if it was sent without a known success. */
  attempt?: string | undefined
}

function isDraft(found: unknown): found is Draft {
  return typeof found === 'object' && found !== null && 'values' in found
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
