import { createContext, useContext } from 'react'
import { useLanguage } from '#client/ui/language.tsx'

/** Undefined if the site does not use Turnstile. */
export const TurnstileKey = createContext<string | undefined>(undefined)

export function useTurnstileKey(): string | undefined {
  return useContext(TurnstileKey)
}

/** Must be inside the form: Cloudflare's script adds a hidden field with the token to it. */
export function TurnstileWidget({ siteKey }: { siteKey: string }) {
  const language = useLanguage()
  return (
    <>
      <div className="cf-turnstile" data-sitekey={siteKey} data-language={language} />
      <script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async />
    </>
  )
}
