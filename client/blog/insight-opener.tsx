import { useAtom } from 'jotai'
import { useLanguage } from '#client/ui/language.tsx'
import { openInsightAtom } from './open-insight.ts'

const isDialogLost = () => document.querySelector('[data-island="insight-dialog"][data-lost]') !== null

export function InsightOpener({ slug, text, label }: { slug: string; text: string; label: string }) {
  const [opened, open] = useAtom(openInsightAtom)
  const language = useLanguage()
  return (
    <button
      type="button"
      className="btn-quiet needs-script aria-[busy=true]:bg-accent-soft aria-[busy=true]:cursor-progress"
      aria-label={label}
      aria-haspopup="dialog"
      aria-busy={opened === slug || undefined}
      onClick={() => (isDialogLost() ? location.assign(`/blog/${slug}?lang=${language}`) : open(slug))}
    >
      {text}
    </button>
  )
}
