import type { Devtools, Tab } from './devtools.ts'
import { evaluate, openPhone } from './phone.ts'

export const isTypedInto = (page: string) => /^\/(?:key-concepts|search)(?:\?lang=he)?$/.test(page)

/** Each of the three letters leaves fewer terms of the glossary. */
const words = { en: 'haz', he: 'סיכ' }

/** Records for every key the ms until the changed list was painted. */
function observeKeys() {
  const painted: number[] = []
  let pressedAt = 0
  let last = Promise.resolve()
  addEventListener('keydown', ({ timeStamp }) => {
    pressedAt = timeStamp
    last = new Promise((resolve) => setTimeout(resolve, 1000))
  })
  const follow = new MutationObserver(() => {
    if (pressedAt === 0) return
    const start = pressedAt
    pressedAt = 0
    // An urgent task of an animation frame runs right after the paint, before work that the page
    // put off.
    requestAnimationFrame(() => {
      void scheduler.postTask(() => painted.push(performance.now() - start), { priority: 'user-blocking' })
    })
  })
  const ready = async () => {
    const alive = (name: string) => document.querySelector(`[data-island="${name}"][data-hydrated]`)
    const until = async (isThere: () => unknown) => {
      while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await until(() => alive('glossary-filter') ?? alive('site-search'))
    document.querySelector<HTMLElement>('input[type="search"]')?.focus()
    const list = document.getElementById('terms')
    if (list) follow.observe(list, { subtree: true, attributeFilter: ['hidden'] })
    const search = alive('site-search')
    if (!search) return
    follow.observe(search, { subtree: true, childList: true, characterData: true })
    // The field loads the index when it gets the focus.
    await until(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.txt')))
  }
  Object.assign(window, { ready, painted, settledKey: () => last })
}

async function press(tab: Tab, key: object): Promise<void> {
  await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
  await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  await evaluate(tab, 'settledKey()')
}

/** Types a word and deletes it, key by key. @returns ms from each key to its paint */
export async function typeWord(devtools: Devtools, url: string): Promise<number[]> {
  const tab = await openPhone(devtools, observeKeys)
  // A field in a background tab does not get the focus.
  await tab.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  await tab.send('Page.navigate', { url })
  await evaluate(tab, 'ready()')
  // Wait until the browser has finished loading the page.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const word = url.includes('lang=he') ? words.he : words.en
  const remove = { key: 'Backspace', windowsVirtualKeyCode: 8, commands: ['deleteBackward'] }
  for (const letter of word) await press(tab, { key: letter, text: letter })
  for (const _ of word) await press(tab, remove)
  const painted = await evaluate(tab, 'painted')
  await tab.close()
  return painted
}
