import { once } from 'node:events'
import { connect, isIP } from 'node:net'
import { connect as connectTls } from 'node:tls'
import * as z from 'zod'

/** In ms, for a connection. */
const patience = 10_000

/** `SITE_ORIGIN` of wrangler.toml. */
export async function configuredOrigin(): Promise<string> {
  // It takes a second to load.
  const { experimental_readRawConfig } = await import('wrangler')
  return String(experimental_readRawConfig({ config: 'wrangler.toml' }).rawConfig.vars?.SITE_ORIGIN)
}

/** Why something failed. `fetch` says it in the cause of its error. */
export const reasonOf = (error: unknown): string => String((error instanceof Error && error.cause) || error)

/** Opens a connection and closes it. @throws if the name, the port or the certificate fails */
async function tryConnection({ protocol, hostname, port }: URL): Promise<void> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const isSecure = protocol === 'https:'
  const socket = isSecure
    ? connectTls({ host, port: Number(port || 443), ...(isIP(host) ? {} : { servername: host }) })
    : connect({ host, port: Number(port || 80) })
  socket.setTimeout(patience, () => socket.destroy(new Error(`no answer in ${patience / 1000} s`)))
  try {
    await once(socket, isSecure ? 'secureConnect' : 'connect')
  } finally {
    socket.destroy()
  }
}

/** @returns why nothing answers at the address: no name, no server or no certificate */
export async function connectionProblem(site: URL): Promise<string | null> {
  try {
    await tryConnection(site)
    return null
  } catch (error) {
    // If a host has several addresses, the message is empty.
    const { message, code } = z
      .object({ message: z.string().default(''), code: z.string().default('') })
      .parse(error)
    return message || code || 'no connection'
  }
}

const ownHealth = z.object({ status: z.enum(['ok', 'degraded', 'failing']), mail: z.string() })

/** Whether the text is what `/api/health` of this site answers. */
export function isOwnHealth(text: string): boolean {
  try {
    return ownHealth.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}
