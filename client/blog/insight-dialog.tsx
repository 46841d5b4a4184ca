import { useAtom } from 'jotai'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { InsightDetail } from '#content/types.ts'
import { fetchInsight } from './fetch-insight.ts'
import { InsightContent, type InsightWords } from './insight-content.tsx'
import { openInsightAtom } from './open-insight.ts'

interface Found {
  slug: string
  detail: InsightDetail
}

export function InsightDialog({ words, language }: { words: InsightWords; language: string }) {
  const [slug, setSlug] = useAtom(openInsightAtom)
  const dialog = useRef<HTMLDialogElement>(null)
  const found = useInsight(dialog, language)

  // An empty dialog has no element for the focus.
  useEffect(() => {
    if (found && found.slug === slug && !dialog.current?.open) dialog.current?.showModal()
  }, [found, slug])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes the dialog, as does Escape
    <dialog
      ref={dialog}
      className="m-auto w-[min(48rem,calc(100vw-2rem))] max-h-[calc(100dvh-4rem)] p-0 border border-solid border-control rounded bg-paper text-ink"
      aria-label={found ? undefined : words.label}
      aria-labelledby={found ? 'insight-title' : undefined}
      onClose={() => setSlug(null)}
      onClick={(event) => event.target === dialog.current && setSlug(null)}
    >
      {found && (
        <InsightContent
          key={found.slug}
          detail={found.detail}
          words={words}
          postHref={`/blog/${found.slug}?lang=${language}`}
          onClose={() => setSlug(null)}
        />
      )}
    </dialog>
  )
}

/** The post that was asked for last. The dialog closes without one. */
function useInsight(dialog: RefObject<HTMLDialogElement | null>, language: string) {
  const [slug, setSlug] = useAtom(openInsightAtom)
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (slug === null) {
      dialog.current?.close()
      return
    }
    const request = new AbortController()
    fetchInsight(`/api/insights/${encodeURIComponent(slug)}?lang=${language}`, request.signal)
      .then((detail) => setFound({ slug, detail }))
      .catch(() => {
        if (request.signal.aborted) return
        // Whoever comes back can press again.
        setSlug(null)
        location.assign(`/blog/${slug}?lang=${language}`)
      })
    return () => request.abort()
  }, [dialog, slug, setSlug, language])
  return found
}
