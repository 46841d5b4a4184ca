import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { forgetEarlyEvents, takeEarlyEvents } from './early-events.ts'
import { IslandTree, Slot } from './island-tree.tsx'
import { type IslandName, type IslandProps, islands } from './islands/index.ts'
import { keepTextAreas } from './kept-fields.ts'
import { browserStore } from './state/store.ts'

/** The same table, typed so that a name and its component's props stay together. */
const loaders: { [N in IslandName]: () => Promise<ComponentType<IslandProps[N]>> } = islands

function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islands, name)
}

function load<N extends IslandName>(name: N): Promise<ComponentType<IslandProps[N]>> {
  return loaders[name]()
}

/** The props that the server wrote beside the island, as JSON that no browser runs. */
function readProps(element: HTMLElement) {
  const script = element.nextElementSibling
  return JSON.parse(script instanceof HTMLScriptElement ? script.text : '{}')
}

/** Tells when an island has come to life, effects and all, with what was typed into it still there. */
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
  if (!isIslandName(name)) return
  const Component = await load(name)
  const language = document.documentElement.lang === 'he' ? 'he' : 'en'
  const props = readProps(element)
  if (element.querySelector('[data-slot]')) props.children = <Slot html="" />
  const pressAgain = takeEarlyEvents(element)
  await new Promise<void>((resolve) =>
    hydrateRoot(
      element,
      <Waking island={element} onAwake={resolve}>
        <IslandTree store={browserStore} language={language}>
          {createElement(Component, props)}
        </IslandTree>
      </Waking>,
      { identifierPrefix: element.id },
    ),
  )
  element.dataset.hydrated = ''
  await pressAgain()
}

/** Takes the island that the visitor reached for, else the first, out of those that wait. */
function takeNext(waiting: HTMLElement[], reached: EventTarget | null): HTMLElement[] {
  const index = waiting.findIndex((island) => reached instanceof Node && island.contains(reached))
  return waiting.splice(Math.max(index, 0), 1)
}

/**
 * Brings every island of the page to life, one after the other: React does each in tasks of its own, between which the
 * browser answers the visitor, and what is reached for meanwhile is next.
 */
export async function hydrateIslands(lastReached: () => EventTarget | null): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  for (const { dataset } of waiting) if (isIslandName(dataset.island)) load(dataset.island).catch(() => {})
  while (waiting.length > 0) {
    for (const island of takeNext(waiting, lastReached())) {
      // An island whose code does not arrive stays the HTML that it is.
      await hydrateIsland(island).catch(reportError)
    }
  }
  forgetEarlyEvents()
}
