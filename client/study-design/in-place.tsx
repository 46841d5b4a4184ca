import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Mark, marked } from './marks.ts'

interface InPlaceProps {
  /** The part of the page with the place. */
  part: Element
  /** Of the place. */
  name: Mark
  children?: ReactNode
}

/** Renders what an island has found into HTML of the server around it, and takes out what was there. */
export function InPlace({ part, name, children }: InPlaceProps) {
  const [{ place, sent }] = useState(() => {
    const found = part.querySelector(marked(name))
    return { place: found, sent: [...(found?.childNodes ?? [])] }
  })
  useLayoutEffect(() => {
    for (const node of sent) node.remove()
  }, [sent])
  return place && createPortal(children, place)
}
