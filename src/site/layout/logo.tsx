import { useLanguage } from '#client/ui/language.tsx'
import { site } from '#content/site.ts'

export function Logo() {
  const language = useLanguage()
  return (
    <span className="inline-flex items-center gap-4">
      <svg viewBox="2.75 0 34 40" width="34" height="40" aria-hidden="true" className="shrink-0">
        <path d="M4 4v32h32" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
        <path d="M4 8h8v5h7v6h6v7h6v5h5" fill="none" stroke="var(--data)" strokeWidth="2.5" />
        <path d="M4 8h13v3h9v4h10" fill="none" stroke="var(--accent)" strokeWidth="3" />
      </svg>
      <span className="logo-words grid leading-tight">
        <span className="font-700 text-lead">{site.shortName[language]} </span>
        <span className="tagline">{site.tagline[language]}</span>
      </span>
    </span>
  )
}
