import { existsSync, readFileSync } from 'node:fs'

/** The binding of the same name, for pages that are rendered at build. */
export const ASSETS = {
  fetch: async (address: string) => {
    const file = `public${new URL(address).pathname}`
    return existsSync(file) ? new Response(readFileSync(file)) : new Response(null, { status: 404 })
  },
}
