async function textOf(control: Element, ending: string): Promise<string> {
  if (ending === '') return control.querySelector('[data-citation]')?.textContent ?? ''
  const link = control.querySelector<HTMLAnchorElement>(`a[download$=".${ending}"]`)
  const response = await fetch(link?.href ?? '')
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: open it to see why`)
  return response.text()
}

/** A citation names the day of the visit. */
export function writeAccessed(): void {
  const { lang } = document.documentElement
  const date = new Date().toLocaleDateString(lang, { dateStyle: 'long' })
  for (const place of document.querySelectorAll<HTMLElement>('[data-accessed]'))
    place.textContent = place.dataset.accessed?.replace('{date}', date) ?? ''
}

/** `ClipboardItem` takes a promise, so the click's permission does not expire during the request. */
export function copyWhatIsPressed(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    const control = button?.closest('details')
    const status = control?.querySelector<HTMLElement>('[role="status"]')
    if (!button || !control || !status) return
    status.textContent = ''
    const text = textOf(control, button.dataset.copy ?? '').then(
      (it) => new Blob([it], { type: 'text/plain' }),
    )
    const isCopied = await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]).then(
      () => true,
      () => false,
    )
    status.textContent = (isCopied ? status.dataset.done : status.dataset.failed) ?? ''
  })
}
