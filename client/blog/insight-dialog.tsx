import { useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { InsightDetail } from '#content/types.ts'
import { fetchInsight } from './fetch-insight.ts'
import { InsightContent, type InsightWords } from './insight-content.tsx'
import { openInsightAtom } from './open-insight.ts'

interface Found {
  slug: string
  detail: InsightDetail
}

/**
 * The dialog of the home page's latest insights; what it shows is fetched when a post is asked for.
 */
export function InsightDialog({ words, language }: { words: InsightWords; language: string }) {
  const [slug, setSlug] = useAtom(openInsightAtom)
  const [found, setFound] = useState<Found | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (slug === null) {
      dialog.current?.close()
      return
    }
    const request = new AbortController()
    fetchInsight(`/api/insights/${encodeURIComponent(slug)}?lang=${language}`, request.signal)
      .then((detail) => setFound({ slug, detail }))
      // Without the details the whole post is a better answer than an empty dialog.
      .catch(() => {
        if (!request.signal.aborted) location.assign(`/blog/${slug}?lang=${language}`)
      })
    return () => request.abort()
  }, [slug, language])

  // Not before its text is there: an empty dialog is a line on a dimmed page, and has nothing to
  // take the focus.
  useEffect(() => {
    if (found && found.slug === slug && !dialog.current?.open) dialog.current?.showModal()
  }, [found, slug])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes; for the keyboard Escape does
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
          detail={found.detail}
          words={words}
          postHref={`/blog/${found.slug}?lang=${language}`}
          onClose={() => setSlug(null)}
        />
      )}
    </dialog>
  )
}
