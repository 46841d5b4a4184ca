import { createStore, Provider } from 'jotai'
import { type Attributes, type ComponentType, createElement, type ReactNode } from 'react'
import type { IslandName, IslandProps } from '#client/islands.ts'
import { Slot } from '#client/page/slot.tsx'

interface IslandOptions<N extends IslandName> {
  name: N
  /** The component that `client/islands.ts` loads for this name in a browser. */
  component: ComponentType<IslandProps[N]>
  props: IslandProps[N] & Attributes
  children?: ReactNode
}

/**
 * Renders a part of the page that the browser hydrates. Each island is a separate React root, where
 * `useId` gives other ids than on the server: take ids from props. The children stay server HTML.
 */
export function Island<N extends IslandName>({ name, component, props, children }: IslandOptions<N>) {
  const slot = children ? <Slot>{children}</Slot> : undefined
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className="contents">
      {/* On the server the default store of jotai would be shared by all visitors. */}
      <Provider store={createStore()}>{createElement(component, props, slot)}</Provider>
    </div>
  )
}
