import { type DraftKey, forgetDraft, isDraftKey, readDraft, writeDraft } from './draft.ts'
import { isAnswerTo, putValues, typedValues } from './form-values.ts'
import { isTrackingRefused } from './tracking-refused.ts'

/** If one of these drafts is missing later, another page has sent or discarded it. */
const kept = new Set<DraftKey>()
let isRestoring = false

function keyOf(form: unknown): DraftKey | null {
  const key = form instanceof HTMLFormElement ? form.dataset.draft : undefined
  return isDraftKey(key) ? key : null
}

function save(form: HTMLFormElement, key: DraftKey): void {
  const values = typedValues(form)
  if (Object.keys(values).length === 0) {
    forgetDraft(key)
    return
  }
  // A changed text needs a new idempotency key.
  if (writeDraft(key, { ...readDraft(key), values, attempt: undefined })) kept.add(key)
}

/** On a page from the history the draft is newer than the fields, on a new page it is older. */
function restore(form: HTMLFormElement, key: DraftKey, isFromHistory: boolean): void {
  const draft = readDraft(key)
  if (!draft) {
    if (kept.has(key)) form.reset()
    else if (isAnswerTo(form)) save(form, key)
    return
  }
  const typed = isFromHistory ? {} : typedValues(form)
  isRestoring = true
  putValues(form, { ...draft.values, ...typed })
  isRestoring = false
  if (Object.keys(typed).length > 0) save(form, key)
  kept.add(key)
}

function isLoadedFromHistory(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load instanceof PerformanceNavigationTiming && load.type !== 'navigate'
}

/** The receipt page of a message that was sent without script has `data-sent`. */
function forgetSent(): void {
  const sent = document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent
  if (isDraftKey(sent)) forgetDraft(sent)
}

export function keepDrafts(): void {
  if (isTrackingRefused()) return
  const restoreAll = (isFromHistory: boolean) => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
      const key = keyOf(form)
      if (key) restore(form, key, isFromHistory)
    }
  }
  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null
      const key = keyOf(form)
      if (form && key && !isRestoring) save(form, key)
    })
  document.addEventListener('reset', ({ target }) => {
    const key = keyOf(target)
    if (key) forgetDraft(key)
  })
  // After this script the browser may restore an older text.
  addEventListener('pageshow', ({ persisted }) => restoreAll(persisted || isLoadedFromHistory()))
  forgetSent()
  restoreAll(isLoadedFromHistory())
}
