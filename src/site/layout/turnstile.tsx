import { createContext, useContext } from 'react'
import { useLanguage } from '#client/ui/language.tsx'

/**
 * The key of Cloudflare's widget, for a site that has set both keys; else nothing of Turnstile is
 * on the page.
 */
export const TurnstileKey = createContext<string | undefined>(undefined)

export function useTurnstileKey(): string | undefined {
  return useContext(TurnstileKey)
}

/**
 * Cloudflare's widget: its script puts the visitor's token into the form that the element stands
 * in.
 */
export function TurnstileWidget({ siteKey }: { siteKey: string }) {
  const language = useLanguage()
  return (
    <>
      <div className="cf-turnstile" data-sitekey={siteKey} data-language={language} />
      <script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async />
    </>
  )
}
