import { useSetAtom } from 'jotai'
import { openInsightAtom } from './open-insight.ts'

export function InsightOpener({ slug, text, label }: { slug: string; text: string; label: string }) {
  const open = useSetAtom(openInsightAtom)
  return (
    <button
      type="button"
      className="btn-quiet needs-script"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => open(slug)}
    >
      {text}
    </button>
  )
}
