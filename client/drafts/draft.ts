import type { StorageKey } from '#content/storage.ts'

/** Forms say by `data-draft` under which key what is typed into them is kept. */
export type DraftKey = Extract<StorageKey, `${string}-draft`>

const draftKeys: readonly DraftKey[] = ['contact-draft', 'career-draft']

export function isDraftKey(text: string | undefined): text is DraftKey {
  return draftKeys.some((key) => key === text)
}

export interface Draft {
  /** What was typed or chosen, by the name of its field. */
  values: Record<string, string>
  /**
   * What the server found wrong with it: a code by field, which every language has a sentence for.
   */
  problems?: Record<string, string>
  /** The idempotency key under which this very text was sent, when no success is known. */
  attempt?: string | undefined
}

function isDraft(found: unknown): found is Draft {
  return typeof found === 'object' && found !== null && 'values' in found
}

/** The draft that this tab keeps, or null; also where storage is forbidden. */
export function readDraft(key: DraftKey): Draft | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isDraft(found) ? found : null
  } catch {
    return null
  }
}

/** @returns whether the draft is kept now */
export function writeDraft(key: DraftKey, draft: Draft): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    // Storage can be forbidden or full: the text then lasts as long as the page.
    return false
  }
}

export function forgetDraft(key: DraftKey): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** Notes beside a draft what became of it; without a draft there is nothing to note. */
export function noteInDraft(key: DraftKey, note: Omit<Draft, 'values'>): void {
  const draft = readDraft(key)
  if (draft) writeDraft(key, { ...draft, ...note })
}
