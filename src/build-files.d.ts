/** What `npm run build` writes for the Worker and no type can be read from. */
declare module '#build/*.bin' {
  const bytes: ArrayBuffer
  export default bytes
}

declare module '#build/react-server.cjs' {
  export { renderToPipeableStream } from 'react-dom/server'
}
