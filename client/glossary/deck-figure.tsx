import { useEffect, useRef } from 'react'
import { askPage } from '#client/ui/ask-page.ts'

interface DeckFigureProps {
  /** The address of the term's drawings; undefined as long as no figure is to be seen. */
  file: string | undefined
}

/** The figure of a term, loaded with its answer. Its room is kept while it loads. */
export function DeckFigure({ file }: DeckFigureProps) {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = frame
    if (!file || !current) return
    const leaving = new AbortController()
    const show = (page: Document) => {
      const parts = page.querySelector('figure')?.querySelectorAll('svg, figcaption') ?? []
      current.replaceChildren(...[...parts].map((part) => document.importNode(part, true)))
    }
    // Without network the answer is there, and its entry has the figure.
    askPage(file, leaving.signal, 'figure svg').then(show, () => {})
    return () => {
      leaving.abort()
      current.replaceChildren()
    }
  }, [file])
  return <figure ref={frame} className="plot-figure deck-figure" hidden={!file} />
}
