/**
 * React's streaming renderer alone, as it is shipped: stands for `react-dom/server` and
 * `react-dom/server.edge` where the Worker is bundled. Their package brings a second renderer, for
 * strings, which no page uses and every start would parse.
 */
import type { renderToReadableStream as Render } from 'react-dom/server.edge'

// React makes an error when its module starts, to compare others with it. Nobody reads its stack,
// but V8 would parse the whole script again for it: a third of an isolate's start. A text does.
const RealError = Error
const isProduction = process.env.NODE_ENV === 'production'
if (isProduction) Object.assign(globalThis, { Error: Object })
const server: { renderToReadableStream: typeof Render } = isProduction
  ? require('../../node_modules/react-dom/cjs/react-dom-server.edge.production.js')
  : require('../../node_modules/react-dom/cjs/react-dom-server.edge.development.js')
Object.assign(globalThis, { Error: RealError })

export const { renderToReadableStream } = server

/**
 * The renderer middleware imports it for answers that are not streamed; the site streams all of
 * them.
 */
export function renderToString(): never {
  throw new Error('A page was rendered to a string. Render it with `stream: true` (site/renderer.tsx).')
}
