import type { Devtools, Tab } from './devtools.ts'
import { evaluate, openPhone } from './phone.ts'

/** Pages with a list that answers every key. */
export const isTypedInto = (page: string) => /^\/(?:key-concepts|search)(?:\?lang=he)?$/.test(page)

/** Words whose first three letters each leave fewer terms of the glossary. */
const words = { en: 'haz', he: 'סיכ' }

/**
 * Runs in the page: notes for every key how long it took until the list that it changed was
 * painted, in ms.
 */
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
    // A task of a frame runs after that frame has been painted; the most urgent one, before what
    // the page put off until then.
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
    // The field asks for the index when it is reached for.
    await until(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.txt')))
  }
  Object.assign(window, { ready, painted, settledKey: () => last })
}

async function press(tab: Tab, key: object): Promise<void> {
  await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
  await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  await evaluate(tab, 'settledKey()')
}

/**
 * Types a word into the search field of the glossary or of the site and takes it back, key by key.
 * @returns ms from key to paint
 */
export async function typeWord(devtools: Devtools, url: string): Promise<number[]> {
  const tab = await openPhone(devtools, observeKeys)
  // A tab in the background tells no field that it has the focus.
  await tab.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  await tab.send('Page.navigate', { url })
  await evaluate(tab, 'ready()')
  // What the browser still has to do for the page itself is not the key's.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const word = url.includes('lang=he') ? words.he : words.en
  const remove = { key: 'Backspace', windowsVirtualKeyCode: 8, commands: ['deleteBackward'] }
  for (const letter of word) await press(tab, { key: letter, text: letter })
  for (const _ of word) await press(tab, remove)
  const painted = await evaluate(tab, 'painted')
  await tab.close()
  return painted
}
