import { type MouseEvent, useSyncExternalStore } from 'react'
import { type DraftKey, readDraft } from './draft.ts'

const changes = ['input', 'change', 'reset', 'pageshow']

/** Events reach `window` after `document`, where `keep-drafts.ts` has already saved. */
function useHasDraft(key: DraftKey): boolean {
  return useSyncExternalStore(
    (onChange) => {
      for (const type of changes) addEventListener(type, onChange)
      return () => {
        for (const type of changes) removeEventListener(type, onChange)
      }
    },
    () => readDraft(key) !== null,
    () => false,
  )
}

/** The button disappears, so the focus needs another place. */
function focusFirstField({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
  setTimeout(() => form?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus())
}

export function DiscardDraft({ name, label }: { name: DraftKey; label: string }) {
  if (!useHasDraft(name)) return null
  return (
    <button type="reset" className="btn-quiet" onClick={focusFirstField}>
      {label}
    </button>
  )
}
