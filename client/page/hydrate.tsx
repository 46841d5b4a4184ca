import { enhancePage } from './enhance-page.ts'
import { onNextPress } from './next-press.ts'
import { loadIsland, lose } from './wake-island.tsx'

interface Loaded {
  island: HTMLElement
  wake: () => Promise<void>
}

function takeNext(loaded: Loaded[], reached: EventTarget | null): Loaded[] {
  const index = loaded.findIndex(({ island }) => reached instanceof Node && island.contains(reached))
  return loaded.splice(Math.max(index, 0), 1)
}

/** Imports fail while the visitor leaves the page. After 1 s that page no longer exists. */
const reportLater = (error: unknown) => void setTimeout(reportError, 1000, error)

/**
 * Hydrates one island at a time, so that the browser can handle input between them. An island whose
 * file is late or lost keeps no other waiting.
 */
export async function hydrateIslands(lastReached: () => EventTarget | null): Promise<void> {
  const page = document.documentElement
  await enhancePage()
  page.dataset.awake = ''
  const loaded: Loaded[] = []
  let turn = Promise.resolve()
  const wakeNext = async () => {
    for (const { island, wake } of takeNext(loaded, lastReached())) {
      // An answer may have replaced it meanwhile.
      if (!island.isConnected) continue
      try {
        await wake()
      } catch (error) {
        lose(island)
        reportLater(error)
      }
    }
  }
  const load = async (island: HTMLElement, isNow: boolean) => {
    const hydrate = await loadIsland(island)
    loaded.push({ island, wake: () => hydrate(island, wakeInside, isNow) })
    turn = turn.then(wakeNext)
    await turn
  }
  const wakeIn = (place: HTMLElement, isNow: boolean) =>
    Promise.all(
      [...place.querySelectorAll<HTMLElement>('[data-island]')].map((island) =>
        load(island, isNow).catch((error) => {
          lose(island)
          reportLater(error)
          onNextPress(island, () => load(island, isNow).catch(reportLater))
        }),
      ),
    )
  /** What comes with an answer is seen before it could wake in turn. */
  const wakeInside = (place: HTMLElement) => void wakeIn(place, true)
  await wakeIn(page, false)
  delete page.dataset.lost
}
