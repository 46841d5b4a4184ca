import { existsSync, readFileSync } from 'node:fs'

/** Replaces the binding of the same name when the build renders pages. */
export const ASSETS = {
  fetch: async (address: string) => {
    const file = `public${new URL(address).pathname}`
    return existsSync(file) ? new Response(readFileSync(file)) : new Response(null, { status: 404 })
  },
}
