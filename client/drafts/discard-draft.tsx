import { type MouseEvent, useSyncExternalStore } from 'react'
import { type DraftKey, readDraft } from './draft.ts'

const changes = ['input', 'change', 'reset', 'pageshow']

/** Whether this tab keeps a draft under that key. The window hears of a change after the keeper. */
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

/** The button that is gone leaves the focus where one begins anew. */
function focusFirstField({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
  setTimeout(() => form?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus())
}

/** Empties the form and forgets what was kept of it; there while something is kept. */
export function DiscardDraft({ name, label }: { name: DraftKey; label: string }) {
  if (!useHasDraft(name)) return null
  return (
    <button type="reset" className="btn-quiet" onClick={focusFirstField}>
      {label}
    </button>
  )
}
