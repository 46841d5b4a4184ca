/**
 * Runs `load` with other values of some globals, which a module reads while it loads.
 * @param globals by name
 */
export function withGlobals<Loaded>(globals: Record<string, unknown>, load: () => Loaded): Loaded {
  const real = Object.keys(globals).map((name) => [name, Reflect.get(globalThis, name)] as const)
  Object.assign(globalThis, globals)
  try {
    return load()
  } finally {
    Object.assign(globalThis, Object.fromEntries(real))
  }
}
