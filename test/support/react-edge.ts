// @ts-expect-error React's edge build by its file, since its name stands for src/rendering/server-edge.ts: no types here
import * as build from '../../node_modules/react-dom/server.edge.js'

/** React's edge build as it is shipped. */
export const renderToReadableStream: typeof import('react-dom/server.edge').renderToReadableStream =
  build.renderToReadableStream
