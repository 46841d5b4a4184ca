declare module '#build/*.bin' {
  const bytes: ArrayBuffer
  export default bytes
}
