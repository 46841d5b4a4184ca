import { isLoadedFromHistory } from '#client/ui/loaded-from-history.ts'
import { clickedLink } from '#client/ui/plain-click.ts'
import {
  type Draft,
  type DraftKey,
  forgetDraft,
  isDraftKey,
  noteInDraft,
  readDraft,
  stateIn,
  writeDraft,
} from './draft.ts'
import { chosenValues, isAnswerTo, putValues, typedValues } from './form-values.ts'

/** If one of these drafts is missing later, another page has sent or discarded it. */
const kept = new Set<DraftKey>()
let isRestoring = false

function formOf(target: unknown): HTMLFormElement | null {
  return target instanceof Element ? target.closest('form') : null
}

function keyOf(form: HTMLFormElement | null): DraftKey | null {
  const key = form?.dataset.draft
  return isDraftKey(key) ? key : null
}

/** The page of a GET form shows the state of its address, so a draft belongs to one state. */
function stateOf(form: HTMLFormElement): string | undefined {
  return form.method === 'get' ? stateIn(location.search) : undefined
}

function save(form: HTMLFormElement, key: DraftKey): void {
  const typed = typedValues(form)
  const state = stateOf(form)
  const draft = readDraft(key)
  const own = draft?.state === state ? draft : undefined
  if (Object.keys(typed).length === 0) {
    if (own) forgetDraft(key)
    return
  }
  const values = { ...chosenValues(form), ...typed }
  const { asked } = form.dataset
  // A changed text needs a new idempotency key.
  if (writeDraft(key, { ...own, values, state, asked, attempt: undefined, isSent: false })) kept.add(key)
}

/** The choice of an address is newer than a draft from elsewhere, but takes the place of no text. */
function draftIn(form: HTMLFormElement, { values, asked }: Draft): Draft['values'] {
  if (!form.dataset.asked || form.dataset.asked === asked) return values
  const written = Object.entries(values).filter(([, value]) => value.trim() !== '')
  return { ...Object.fromEntries(written), ...chosenValues(form) }
}

/** On a page from the history the draft is newer than the fields, on a new page it is older. */
function restore(form: HTMLFormElement, key: DraftKey, isFromHistory: boolean): void {
  const draft = readDraft(key)
  const isOwn = draft?.state === stateOf(form)
  if (!draft || !isOwn) {
    if (!draft && kept.has(key)) form.reset()
    else if (draft?.isSent) forgetDraft(key)
    else if (isAnswerTo(form)) save(form, key)
    return
  }
  const typed = isFromHistory ? {} : typedValues(form)
  isRestoring = true
  putValues(form, { ...(isFromHistory ? draft.values : draftIn(form, draft)), ...typed })
  isRestoring = false
  if (Object.keys(typed).length > 0) save(form, key)
  kept.add(key)
}

/** The receipt page of a message that was sent without script has `data-sent`. */
function forgetSent(): void {
  const sent = document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent
  if (isDraftKey(sent)) forgetDraft(sent)
}

export function keepDrafts(): void {
  const restoreAll = (isFromHistory: boolean) => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
      const key = keyOf(form)
      if (key) restore(form, key, isFromHistory)
    }
  }
  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => {
      const form = formOf(target)
      const key = keyOf(form)
      if (form && key && !isRestoring) save(form, key)
    })
  document.addEventListener('reset', ({ target }) => {
    const key = keyOf(formOf(target))
    if (key) forgetDraft(key)
  })
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    const form = formOf(target)
    const key = keyOf(form)
    if (!form || !key || defaultPrevented || stateOf(form) === undefined) return
    noteInDraft(key, { isSent: true })
    // Back leads to the typed text, until the browser forgets the page.
    kept.delete(key)
  })
  document.addEventListener('click', (event) => {
    const key = keyOf(formOf(clickedLink(event, 'a[data-draft-discard]')))
    if (key) forgetDraft(key)
  })
  // After this script the browser may restore an older text.
  addEventListener('pageshow', ({ persisted }) => restoreAll(persisted || isLoadedFromHistory()))
  forgetSent()
  restoreAll(isLoadedFromHistory())
}
