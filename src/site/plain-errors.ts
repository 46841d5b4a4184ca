/**
 * Runs `load` with `Object` in place of `Error`. An error that a module makes while it loads then
 * has no stack: for a stack, V8 would parse the whole script again.
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
