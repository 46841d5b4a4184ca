import { Provider } from 'jotai'
import { type ComponentType, createElement, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandName, type IslandProps, islands } from '#client/islands.ts'
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

/** Resolves when the island is awake, or lost because it threw. */
function hydrate<P extends object>(island: HTMLElement, Component: ComponentType<P>): Promise<void> {
  const server = new ServerNodes(island)
  // biome-ignore lint/plugin: a page names the script of its own release, so the compiler has checked both
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
    hydrateRoot(
      island,
      <Waking onRender={server.putBackTyped} onAwake={awake}>
        <Provider store={browserStore}>
          <LanguageProvider language={pageLanguage()}>{createElement(Component, props)}</LanguageProvider>
        </Provider>
      </Waking>,
      { onUncaughtError: fail },
    )
  })
}

async function loadComponent<N extends IslandName>(name: N, island: HTMLElement) {
  const Component: ComponentType<IslandProps[N]> = await loaders[name]()
  return () => hydrate(island, Component)
}

/** @returns a function that hydrates the island; it rejects if the island's props cannot be read */
export async function loadIsland(island: HTMLElement): Promise<() => Promise<void>> {
  const name = island.dataset.island
  if (!isIslandName(name)) throw new Error(`No island "${name}": add it to islands.ts`)
  return await loadComponent(name, island)
}
