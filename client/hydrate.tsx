import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandTree, Slot } from './island-tree.tsx'
import { type IslandName, type IslandProps, islands } from './islands/index.ts'
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

async function hydrateIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset.island
  if (!isIslandName(name)) return
  const Component = await load(name)
  const language = document.documentElement.lang === 'he' ? 'he' : 'en'
  const props = readProps(element)
  if (element.querySelector('[data-slot]')) props.children = <Slot html="" />
  hydrateRoot(
    element,
    <IslandTree store={browserStore} language={language}>
      {createElement(Component, props)}
    </IslandTree>,
    { identifierPrefix: element.id },
  )
  element.dataset.hydrated = ''
}

/** Brings every island of the page to life. */
export async function hydrateIslands(): Promise<void> {
  await Promise.all([...document.querySelectorAll<HTMLElement>('[data-island]')].map(hydrateIsland))
}
