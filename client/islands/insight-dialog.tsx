import { useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { InsightDetail } from '#content/types.ts'
import { openInsightAtom } from '../state/insight.ts'
import { InsightContent, type InsightWords } from '../ui/insight-content.tsx'

/** The dialog of the home page's latest insights; what it shows is fetched when a post is asked for. */
export function InsightDialog({ words, language }: { words: InsightWords; language: string }) {
  const [slug, setSlug] = useAtom(openInsightAtom)
  const [detail, setDetail] = useState<InsightDetail | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (slug === null) {
      dialog.current?.close()
      return
    }
    const request = new AbortController()
    fetch(`/api/insights/${encodeURIComponent(slug)}?lang=${language}`, { signal: request.signal })
      .then((response) =>
        response.ok ? response.text() : Promise.reject(new Error(String(response.status))),
      )
      .then((found) => setDetail(JSON.parse(found)))
      // Without the details the whole post is a better answer than an empty dialog.
      .catch(() => {
        if (!request.signal.aborted) location.assign(`/blog/${slug}?lang=${language}`)
      })
    return () => request.abort()
  }, [slug, language])

  // Not before its text is there: an empty dialog is a line on a dimmed page, and has nothing to take the focus.
  useEffect(() => {
    if (detail) dialog.current?.showModal()
  }, [detail])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes; for the keyboard Escape does
    <dialog
      ref={dialog}
      className="insight-dialog"
      aria-labelledby="insight-title"
      onClose={() => setSlug(null)}
      onClick={(event) => event.target === dialog.current && setSlug(null)}
    >
      {detail && (
        <InsightContent
          detail={detail}
          words={words}
          postHref={`/blog/${slug}?lang=${language}`}
          onClose={() => setSlug(null)}
        />
      )}
    </dialog>
  )
}
