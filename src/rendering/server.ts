/**
 * React's streaming renderer alone, as it is shipped: stands for `react-dom/server` and
 * `react-dom/server.edge` where the Worker is bundled. Their package brings a second renderer, for
 * strings, which no page uses and every start would parse.
 */
import type { renderToReadableStream as Render } from 'react-dom/server.edge'

// React makes some errors when its module starts, of which nobody reads the stack; to know the line
// of each, V8 would parse the whole script again.
const { stackTraceLimit } = Error
Error.stackTraceLimit = 0
const server: { renderToReadableStream: typeof Render } =
  process.env.NODE_ENV === 'production'
    ? require('../../node_modules/react-dom/cjs/react-dom-server.edge.production.js')
    : require('../../node_modules/react-dom/cjs/react-dom-server.edge.development.js')
Error.stackTraceLimit = stackTraceLimit

export const { renderToReadableStream } = server

/**
 * The renderer middleware imports it for answers that are not streamed; the site streams all of
 * them.
 */
export function renderToString(): never {
  throw new Error('Pages are streamed')
}
