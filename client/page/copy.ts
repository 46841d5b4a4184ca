/** BibTeX, RIS or CSL-JSON from beginning to end: a network may answer with its own page. */
const whole = /^(?:@.*\}|TY .*ER {2}-|\[.*\])$/s

async function textOf(control: Element, ending: string): Promise<string> {
  if (ending === '') return control.querySelector('[data-citation]')?.textContent ?? ''
  const link = control.querySelector<HTMLAnchorElement>(`a[download$=".${ending}"]`)
  const response = await fetch(link?.href ?? '')
  const text = await response.text()
  if (!whole.test(text.trim())) throw new Error(`${response.url} is no citation: open it to see why`)
  return text
}

function writeAccessed(citation: Element): void {
  for (const place of citation.querySelectorAll<HTMLElement>('[data-accessed]')) {
    const date = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' })
    place.textContent = place.dataset.accessed?.replace('{date}', date) ?? ''
  }
}

/** A citation names the day of the visit. At its opening: the first date in words takes 20 ms. */
function dateCitations(): void {
  for (const open of document.querySelectorAll('details[open]')) writeAccessed(open)
  // This event does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => target instanceof Element && writeAccessed(target),
    true,
  )
}

/** A `ClipboardItem` takes a promise, so the click's permission does not expire during the request. */
function write(text: Promise<string>): Promise<void> {
  // Firefox 125 and 126.
  if (!('ClipboardItem' in window)) return text.then((it) => navigator.clipboard.writeText(it))
  const blob = text.then((it) => new Blob([it], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

function copyWhatIsPressed(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    const control = button?.closest('details')
    const status = control?.querySelector<HTMLElement>('[role="status"]')
    if (!button || !control || !status) return
    status.textContent = ''
    const isCopied = await write(textOf(control, button.dataset.copy ?? '')).then(
      () => true,
      () => false,
    )
    status.textContent = (isCopied ? status.dataset.done : status.dataset.failed) ?? ''
  })
}

export function followCitations(): void {
  copyWhatIsPressed()
  dateCitations()
}
