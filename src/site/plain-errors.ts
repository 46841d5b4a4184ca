/**
 * Runs `load` while `Error` is a plain object, and restores it also if `load` throws. An error that a
 * module makes while it loads then has no stack: to write one, V8 would parse the whole script again.
 */
export function withPlainErrors<Loaded>(load: () => Loaded): Loaded {
  const RealError = Error
  Object.assign(globalThis, { Error: Object })
  try {
    return load()
  } finally {
    Object.assign(globalThis, { Error: RealError })
  }
}
