import { useLanguage } from '#client/ui/language.tsx'
import { hrefWith } from '#content/routes.ts'
import { wordsOf } from '#src/words/words.ts'

const words = wordsOf('brief')

/** A link that puts something into the project brief: `service`, `design` or `estimand`. */
export function AddToBrief({ parameters }: { parameters: Record<string, string> }) {
  const language = useLanguage()
  const { label, added } = words(language).add
  return (
    <a
      className="onward-link"
      href={hrefWith('brief', language, parameters)}
      data-brief-add=""
      data-added={added}
      rel="nofollow"
    >
      <span aria-live="polite">{label}</span>
    </a>
  )
}
