/**
 * React's renderer as the Worker has it, one for both: `build.ts` bundles this file. React itself has a renderer of its
 * own for strings, as large as the one for streams; README.md says why it is not wanted.
 */
import { EventEmitter } from 'node:events'
import type { ReactNode } from 'react'
import type { ServerOptions } from 'react-dom/server'
import { renderToPipeableStream } from 'react-dom/server.bun'
import { atOnce } from './host.ts'

export { renderToPipeableStream }

class Text extends EventEmitter implements NodeJS.WritableStream {
  writable = true
  whole = ''

  write(fragment: string | Uint8Array): boolean {
    this.whole += fragment
    return true
  }

  end(): this {
    this.writable = false
    return this
  }
}

/**
 * Renders a tree that waits for nothing, also while another tree is being rendered, as React's own does.
 * @throws what a component throws, and an error when one suspends
 */
export function renderToString(children: ReactNode, { identifierPrefix }: ServerOptions = {}): string {
  return atOnce(() => {
    let isWhole = false
    const errors: unknown[] = []
    const { pipe } = renderToPipeableStream(children, {
      identifierPrefix,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        isWhole = true
      },
      onError: (error) => {
        errors.push(error)
      },
    })
    if (errors.length > 0) throw errors[0]
    if (!isWhole) throw new Error('what is rendered to a string waits for something')
    return pipe(new Text()).whole
  })
}

/** The same without the comments that part texts for the browser's React: no other "<" is left unescaped in a text. */
export function renderToStaticMarkup(children: ReactNode, options?: ServerOptions): string {
  return renderToString(children, options).replaceAll('<!-- -->', '')
}
