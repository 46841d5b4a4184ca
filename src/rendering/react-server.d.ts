declare module '#build/react-server.cjs' {
  export { renderToPipeableStream, renderToString } from 'react-dom/server'
}
