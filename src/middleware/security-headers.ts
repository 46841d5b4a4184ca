import { createMiddleware } from 'hono/factory'
import manifest from '#build/manifest.json' with { type: 'json' }
import { type AppEnv, turnstileKey } from '#src/env.ts'

const turnstile = 'https://challenges.cloudflare.com'
const reportAddress = '/api/reports'

/** Hashes, not nonces: a cached page is the same for everybody. */
const directives = (styles: string, scripts: string) => [
  "default-src 'none'",
  `script-src 'self' ${manifest.prePaintHash}${scripts}`,
  `style-src ${styles}`,
  // UnoCSS draws its icons as masks with data: addresses.
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  // For browsers that do not know `report-to`; the others ignore it.
  `report-uri ${reportAddress}`,
  'report-to site',
]

/** A worker's address needs a policy: `compute` gives the one of the build (`client/ui/in-worker.ts`). */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types compute']

/** Turnstile's script does not support trusted types. */
const policy = (styles: string, hasTurnstile: boolean) =>
  (hasTurnstile
    ? [...directives(styles, ` ${turnstile}`), `frame-src ${turnstile}`]
    : [...directives(styles, ''), ...trustedTypes]
  ).join('; ')

const headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Reporting-Endpoints': `site="${reportAddress}"`,
  // Also to this site no path and no query: an address may hold what the visitor typed.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const styles = c.get('styleHashes') ?? "'none'"
  // A 304 has no document: its headers would replace those of the copy that the browser keeps.
  if (c.res.status !== 304)
    c.res.headers.set('Content-Security-Policy', policy(styles, turnstileKey(c.env) !== undefined))
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
})
