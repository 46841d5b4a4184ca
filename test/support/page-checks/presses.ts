/**
 * Presses the visible buttons, of those that look alike the first two.
 * @returns the buttons whose press changed, opened, asked and sent nothing
 */
export async function deadButtons(): Promise<string[]> {
  const nextOf = (pressed: Element[]) =>
    [...document.querySelectorAll('button')].find(
      (button) =>
        !button.disabled &&
        !pressed.includes(button) &&
        button.checkVisibility({ visibilityProperty: true }) &&
        pressed.filter(({ className }) => className === button.className).length < 2,
    )
  let signs = 0
  const note = () => {
    signs += 1
  }
  // A form that the browser would send works, and so does a way to another page; this page stays.
  addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement && event.target.action ? event.target : undefined
    // The script of a GET form has answered while its fields changed.
    if (form && (!event.defaultPrevented || form.getAttribute('method') !== 'post')) note()
    event.preventDefault()
  })
  navigation.addEventListener('navigate', (event) => {
    note()
    if (!event.destination.sameDocument) event.preventDefault()
  })
  for (const type of ['toggle', 'invalid', 'focusin', 'selectionchange', 'error'])
    addEventListener(type, note, true)
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  const closeAll = () => {
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open, dialog[open]'))
      if (open instanceof HTMLDialogElement) open.close()
      else open.hidePopover()
  }
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  /** Waits until nothing has happened for 25 ms, 100 ms at most. */
  const quiet = async () => {
    for (let tries = 0, before = -1; signs !== before && tries < 4; tries += 1) {
      before = signs
      await pause(25)
    }
  }
  const dead: string[] = []
  const pressed: HTMLButtonElement[] = []
  for (let button = nextOf(pressed); button && pressed.length < 40; button = nextOf(pressed)) {
    pressed.push(button)
    const name = button.ariaLabel ?? button.textContent
    await quiet()
    // A dialog whose file came late lies over the page: nobody could press what is below.
    closeAll()
    // What is stopped may have ended meanwhile.
    if (!button.checkVisibility({ visibilityProperty: true })) continue
    signs = 0
    button.click()
    for (let tries = 0; signs === 0 && tries < 40; tries += 1) await pause(tries === 0 ? 0 : 25)
    if (signs === 0) dead.push(`button "${name?.trim()}"`)
    closeAll()
  }
  return dead
}

/** Texts that are cut without a button to read them whole, and forms that go nowhere. */
export function lostParts(): string[] {
  const isSeen = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true })
  const cut = [...document.querySelectorAll('.clamp-4')].filter(
    (text) =>
      text.scrollHeight > text.clientHeight + 2 &&
      !isSeen(text.parentElement?.querySelector('button') ?? null),
  )
  const forms = [...document.querySelectorAll('form')].filter(
    (form) => isSeen(form) && !form.hasAttribute('action') && !form.closest('[data-hydrated]'),
  )
  return [
    ...cut.map(({ textContent }) => `cut: ${textContent?.slice(0, 40)}`),
    ...forms.map(({ id }) => `form ${id}`),
  ]
}
