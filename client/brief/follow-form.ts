import { cleanLine, cleanText } from '#client/text/clean-text.ts'
import { fill } from '#client/text/fill.ts'

const all = (selector: string, place: Document | HTMLElement = document) => [
  ...place.querySelectorAll<HTMLElement>(selector),
]

/** What the sheet says for a field: the words of its options, or the typed text. */
function wordsOf(form: HTMLFormElement, name: string): string {
  const controls = all(`[name="${name}"]`, form)
  return controls
    .flatMap((control) => {
      if (control instanceof HTMLSelectElement)
        return control.value && control.selectedOptions[0] ? [control.selectedOptions[0].text] : []
      if (!(control instanceof HTMLInputElement)) return []
      if (control.type !== 'checkbox') return [cleanLine(control.value)]
      return control.checked ? [control.labels?.[0]?.textContent ?? ''] : []
    })
    .join(', ')
}

function write(place: Element, text: string): void {
  if (place.textContent === text) return
  const typed = document.createElement('bdi')
  typed.textContent = text
  place.replaceChildren(typed)
}

function showRow(form: HTMLFormElement, data: FormData, row: HTMLElement): void {
  const [name = '', ...value] = (row.dataset.of ?? '').split('=')
  const last = row.lastElementChild
  if (value.length > 0) row.hidden = !data.getAll(name).includes(value.join('='))
  else if (name === 'estimand') row.hidden = !data.has(name)
  else {
    const text = wordsOf(form, name)
    if (text && last) write(last, text)
    row.hidden = !text
  }
}

/** Each line of the notes is a row. */
function showNotes(data: FormData): void {
  const list = document.querySelector('#block-notes + ul')
  const lines = cleanText(String(data.get('notes') ?? ''))
    .split('\n')
    .filter(Boolean)
  list?.replaceChildren(
    ...lines.map((line) => {
      const row = document.createElement('li')
      row.dataset.of = 'notes'
      write(row, line)
      return row
    }),
  )
}

interface Count {
  filled: number
  all: number
}

/** The questions of a part of the form, and how many have an answer. */
function answersIn(controls: readonly HTMLElement[], data: FormData): Count {
  const names = new Set(controls.map((control) => control.getAttribute('name') ?? ''))
  const filled = [...names].filter((name) => data.getAll(name).some((value) => String(value).trim()))
  return { filled: filled.length, all: names.size }
}

function say(place: Element | null, count: Count): void {
  if (place instanceof HTMLElement) place.textContent = fill(place.dataset.count ?? '', { ...count })
}

function showCounts(form: HTMLFormElement, data: FormData): void {
  const total = { filled: 0, all: 0 }
  for (const part of all('[data-questions]', form)) {
    const controls = all('[name]', part)
    const count = answersIn(controls, data)
    total.filled += count.filled
    total.all += count.all
    const boxes = { filled: all(':checked', part).length, all: controls.length }
    say(part.querySelector('[data-count]'), count.all === 1 ? boxes : count)
  }
  say(document.querySelector('.brief-line [data-count]'), total)
}

/** On a large screen a long sheet scrolls, also by keyboard. */
function letScroll(sheet: HTMLElement): void {
  if (sheet.scrollHeight > sheet.clientHeight) sheet.tabIndex = 0
  else sheet.removeAttribute('tabindex')
}

/** The last row of a field. */
function keepInView(sheet: HTMLElement, name: string): void {
  const row = all(`[data-of^="${name}"]:not([hidden])`, sheet).at(-1)
  if (row) sheet.scrollTop += row.getBoundingClientRect().top - sheet.getBoundingClientRect().top - 200
}

/** Not `typedValues` of the drafts: as a file of its own it would be one more name in the first script. */
const isChanged = (control: HTMLElement) => {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked !== control.defaultChecked
  return (
    (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
    control.value !== control.defaultValue
  )
}

/** The sheet of the brief, the counts and the buttons follow the form. */
export function followForm(): void {
  const [form, sheet] = ['brief-form', 'sheet'].map((id) => document.getElementById(id))
  if (!(form instanceof HTMLFormElement) || !sheet) return
  const show = () => {
    const data = new FormData(form)
    for (const row of all('[data-of]:not([data-of="notes"])', sheet)) showRow(form, data, row)
    showNotes(data)
    showCounts(form, data)
    const isUnwritten = all('[name]', form).some(isChanged)
    for (const part of all('[data-written], [data-empty]')) part.hidden = isUnwritten
    for (const part of all('[data-unwritten]')) part.hidden = !isUnwritten
    letScroll(sheet)
  }
  // The visitor may have typed before this script, and a draft is restored.
  show()
  form.addEventListener('input', ({ target }) => {
    show()
    if (target instanceof Element) keepInView(sheet, target.getAttribute('name') ?? '')
  })
}
