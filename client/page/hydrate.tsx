import { Provider } from 'jotai'
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showBriefCount } from '#client/brief/show-count.ts'
import { type IslandName, type IslandProps, islands } from '#client/islands.ts'
import { LanguageProvider } from '#client/ui/language.tsx'
import { copyWhatIsPressed, dateCitations } from './copy.ts'
import { followDialogCommands } from './dialog-commands.ts'
import { forgetEarlyEvents, takeEarlyEvents } from './early-events.ts'
import { keepTextAreas } from './kept-fields.ts'
import { closeWhenLeft } from './leaving.ts'
import { logNotFound } from './not-found.ts'
import { pageLanguage } from './page-language.ts'
import { writePrintedAddresses } from './print-addresses.ts'
import { Slot } from './slot.tsx'
import { browserStore } from './store.ts'

const loaders: { [N in IslandName]: () => Promise<ComponentType<IslandProps[N]>> } = islands

function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islands, name)
}

function load<N extends IslandName>(name: N): Promise<ComponentType<IslandProps[N]>> {
  return loaders[name]()
}

function Waking({
  island,
  onAwake,
  children,
}: {
  island: Element
  onAwake: () => void
  children: ReactNode
}) {
  const [putBack] = useState(() => keepTextAreas(island))
  useLayoutEffect(putBack, [putBack])
  useEffect(onAwake, [onAwake])
  return children
}

async function hydrateIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset.island
  if (!isIslandName(name)) throw new Error(`No island "${name}": add it to islands.ts`)
  const props = JSON.parse(element.dataset.props ?? '')
  const Component = await load(name)
  if (element.querySelector('[data-slot]')) props.children = <Slot />
  const pressAgain = takeEarlyEvents(element)
  await new Promise<void>((resolve) =>
    hydrateRoot(
      element,
      <Waking island={element} onAwake={resolve}>
        <Provider store={browserStore}>
          <LanguageProvider language={pageLanguage()}>{createElement(Component, props)}</LanguageProvider>
        </Provider>
      </Waking>,
    ),
  )
  element.dataset.hydrated = ''
  await pressAgain()
}

function takeNext(waiting: HTMLElement[], reached: EventTarget | null): HTMLElement[] {
  const index = waiting.findIndex((island) => reached instanceof Node && island.contains(reached))
  return waiting.splice(Math.max(index, 0), 1)
}

/** Imports fail while the visitor leaves the page. After 1 s that page no longer exists. */
const reportLater = (error: unknown) => void setTimeout(reportError, 1000, error)

/** Hydrates one island at a time, so that the browser can handle input between them. */
export async function hydrateIslands(lastReached: () => EventTarget | null): Promise<void> {
  // Here and not in the loader, which must stay small: nobody needs these earlier.
  showBriefCount()
  copyWhatIsPressed()
  dateCitations()
  followDialogCommands()
  closeWhenLeft()
  writePrintedAddresses()
  logNotFound()
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  for (const { dataset } of waiting) if (isIslandName(dataset.island)) load(dataset.island).catch(() => {})
  // A form whose islands answer also refuses what no address holds.
  if (document.querySelector('[data-too-long]'))
    await import('./long-address.ts').then((module) => module.refuseLongAddresses()).catch(() => {})
  if (document.getElementById('sheet'))
    import('#client/brief/follow-form.ts').then((module) => module.followForm()).catch(() => {})
  if (document.querySelector('[data-drawn-links]'))
    import('./drawn-links.ts').then((module) => module.followDrawnLinks()).catch(() => {})
  if (document.querySelector('[data-present]'))
    import('./present-section.ts').then((module) => module.followPresentSection()).catch(() => {})
  while (waiting.length > 0) {
    for (const island of takeNext(waiting, lastReached())) {
      await hydrateIsland(island).catch(reportLater)
    }
  }
  forgetEarlyEvents()
}
