/**
 * Replaces `react-dom/server` and `react-dom/server.edge` in the bundle (wrangler.toml). They also
 * load a renderer to strings, which no page uses and each isolate would parse.
 */
import type { renderToReadableStream as Render } from 'react-dom/server.edge'
import { ShortEncoder } from './short-encoder.ts'
import { withGlobals } from './with-globals.ts'

/**
 * React makes an error when its module starts, to compare others with it. Nobody reads its stack, and
 * writing it would be a fifth of an isolate's start: for a stack, V8 parses the whole script again.
 */
const globals = { Error: Object, TextEncoder: ShortEncoder }

const server: { renderToReadableStream: typeof Render } =
  process.env.NODE_ENV === 'production'
    ? withGlobals(globals, () =>
        require('../../node_modules/react-dom/cjs/react-dom-server.edge.production.js'),
      )
    : require('../../node_modules/react-dom/cjs/react-dom-server.edge.development.js')

export const { renderToReadableStream } = server

/** `@hono/react-renderer` imports it for answers that are not streamed. */
export function renderToString(): never {
  throw new Error('A page was rendered to a string. Render it with `stream: true` (site/renderer.tsx).')
}
