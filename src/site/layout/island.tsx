import { createStore, Provider } from 'jotai'
import { type Attributes, type ComponentType, createElement, type ReactNode } from 'react'
import type { IslandName, IslandProps } from '#client/islands.ts'
import { Slot } from '#client/page/slot.tsx'

interface IslandOptions<N extends IslandName> {
  name: N
  /**
   * What stands under that name in `client/islands.ts`: a browser loads it from there, the Worker
   * has it at hand.
   */
  component: ComponentType<IslandProps[N]>
  props: IslandProps[N] & Attributes
  children?: ReactNode
}

/**
 * A part of the page that comes to life in the browser. It renders where it stands and is hydrated
 * there as a root of its own, so ids in it come from its props, never from `useId`. Its children
 * stay as the server wrote them.
 */
export function Island<N extends IslandName>({ name, component, props, children }: IslandOptions<N>) {
  const slot = children ? <Slot>{children}</Slot> : undefined
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className="contents">
      {/* A store of its own: the default one would be shared by all visitors. */}
      <Provider store={createStore()}>{createElement(component, props, slot)}</Provider>
    </div>
  )
}
