import { useRequestContext } from '@hono/react-renderer'
import { useLanguage } from '#client/ui/language.tsx'
import { turnstileKey } from '../contact/turnstile.ts'
import type { AppEnv } from '../env.ts'

/** The key of the widget, for a site that has set both; else nothing of Turnstile is on the page. */
export function useTurnstileKey(): string | undefined {
  return turnstileKey(useRequestContext<AppEnv>().env)
}

/** Cloudflare's widget: its script puts the visitor's token into the form that the element stands in. */
export function TurnstileWidget({ siteKey }: { siteKey: string }) {
  const language = useLanguage()
  return (
    <>
      <div className="cf-turnstile" data-sitekey={siteKey} data-language={language} />
      <script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async />
    </>
  )
}
