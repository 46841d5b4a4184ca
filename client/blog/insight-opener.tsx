import { useSetAtom } from 'jotai'
import { openInsightAtom } from './open-insight.ts'

const isDialogLost = () => document.querySelector('[data-island="insight-dialog"][data-lost]') !== null

/** The page of the post, where there is no dialog. */
const leaveFor = (slug: string) => location.assign(`/blog/${slug}?lang=${document.documentElement.lang}`)

export function InsightOpener({ slug, text, label }: { slug: string; text: string; label: string }) {
  const open = useSetAtom(openInsightAtom)
  return (
    <button
      type="button"
      className="btn-quiet needs-script"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => (isDialogLost() ? leaveFor(slug) : open(slug))}
    >
      {text}
    </button>
  )
}
