/** What `npm run build` writes for the Worker and no type can be read from. */
declare module '#build/*.bin' {
  const bytes: ArrayBuffer
  export default bytes
}
