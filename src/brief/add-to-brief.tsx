import { useLanguage } from '#client/ui/language.tsx'
import { hrefWith } from '#content/routes.ts'
import type { Places } from '#src/site/places.tsx'
import { briefWords } from './document.ts'

export function AddToBrief({ parameters }: Places['collect']) {
  const language = useLanguage()
  const { label, added, full } = briefWords(language).add
  return (
    <a
      className="onward-link"
      href={hrefWith('brief', language, parameters)}
      data-brief-add=""
      data-added={added}
      data-full={full}
      rel="nofollow"
    >
      <span aria-live="polite">{label}</span>
    </a>
  )
}
