import { Provider } from 'jotai'
import { type ComponentType, createElement, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { type IslandName, type IslandProps, islands } from '#client/islands.ts'
import { IslandsInside } from '#client/ui/islands-inside.ts'
import { LanguageProvider } from '#client/ui/language.tsx'
import { pageLanguage } from './page-language.ts'
import { ServerNodes } from './server-nodes.ts'
import { Slot } from './slot.tsx'
import { browserStore } from './store.ts'

const loaders: { [N in IslandName]: () => Promise<ComponentType<IslandProps[N]>> } = islands

function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islands, name)
}

interface WakingProps {
  onRender: () => void
  onAwake: () => void
  children: ReactNode
}

function Waking({ onRender, onAwake, children }: WakingProps) {
  useLayoutEffect(onRender, [onRender])
  useEffect(onAwake, [onAwake])
  return children
}

/** If the mouse is already over the island, the browser does not fire `pointerover` again. */
function repeatHover(island: Element): void {
  if (!matchMedia('(hover: hover)').matches) return
  const hovered = [...island.querySelectorAll(':hover')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

/** The island is as without script, until it is awake. */
export function lose(island: HTMLElement): void {
  delete island.dataset.hydrated
  island.dataset.lost = ''
}

const roots = new WeakMap<Element, Root>()

function endInside(place: HTMLElement): void {
  for (const island of place.querySelectorAll('[data-island]')) roots.get(island)?.unmount()
}

/**
 * @param wakeInside for an island that exchanges HTML
 * @param isNow before the next paint
 * @returns resolves when the island is awake, or lost because it threw
 */
type Hydrate = (
  island: HTMLElement,
  wakeInside: (place: HTMLElement) => void,
  isNow: boolean,
) => Promise<void>

function hydrate<P extends object>(
  Component: ComponentType<P>,
  ...[island, wakeInside, isNow]: Parameters<Hydrate>
): Promise<void> {
  const server = new ServerNodes(island)
  // biome-ignore lint/plugin: the compiler has checked both; of another release, in an answer, it may throw
  const props: P & { children?: ReactNode } = JSON.parse(island.dataset.props ?? '')
  if (server.hasSlot) props.children = <Slot take={server.fillSlot} />
  return new Promise<void>((resolve) => {
    const awake = () => {
      delete island.dataset.lost
      island.dataset.hydrated = ''
      repeatHover(island)
      resolve()
    }
    let hasFailed = false
    const fail = (error: unknown) => {
      // React may throw again while it removes the island.
      if (hasFailed) return
      hasFailed = true
      lose(server.giveBack())
      resolve()
      reportError(error)
    }
    const wake = () =>
      hydrateRoot(
        island,
        <Waking onRender={server.putBackTyped} onAwake={awake}>
          <Provider store={browserStore}>
            <IslandsInside value={{ end: endInside, wake: wakeInside }}>
              <LanguageProvider language={pageLanguage()}>{createElement(Component, props)}</LanguageProvider>
            </IslandsInside>
          </Provider>
        </Waking>,
        { onUncaughtError: fail },
      )
    roots.set(island, isNow ? flushSync(wake) : wake())
  })
}

/** What is loaded. An `import()` of it would answer after the next paint. */
const known = new Map<IslandName, Hydrate>()

async function loadComponent<N extends IslandName>(name: N): Promise<Hydrate> {
  const Component: ComponentType<IslandProps[N]> = await loaders[name]()
  return (...how) => hydrate(Component, ...how)
}

/** @returns a function that hydrates the island; it rejects if the island's props cannot be read */
export async function loadIsland({ dataset: { island: name } }: HTMLElement): Promise<Hydrate> {
  if (!isIslandName(name)) throw new Error(`No island "${name}": add it to islands.ts`)
  const found = known.get(name) ?? (await loadComponent(name))
  known.set(name, found)
  return found
}
