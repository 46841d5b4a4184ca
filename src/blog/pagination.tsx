import type { ReactNode } from 'react'
import { useLanguage } from '#client/ui/language.tsx'
import { hrefWith, type StaticPageName } from '#content/routes.ts'

/** At the ends the buttons stay, but are disabled. */
export function Pagination({
  target,
  page,
  pages,
  words,
}: {
  target: StaticPageName
  page: number
  pages: number
  words: { previous: string; next: string; place: string }
}) {
  return (
    <nav aria-label={words.place} className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Step target={target} to={page - 1} pages={pages} rel="prev">
        <span aria-hidden="true" className="i-lucide-chevron-left mirror" />
        {words.previous}
      </Step>
      <p className="figures w-full order-first sm:w-auto sm:order-none">{words.place}</p>
      <Step target={target} to={page + 1} pages={pages} rel="next">
        {words.next}
        <span aria-hidden="true" className="i-lucide-chevron-right mirror" />
      </Step>
    </nav>
  )
}

interface StepProps {
  target: StaticPageName
  to: number
  pages: number
  rel: 'prev' | 'next'
  children: ReactNode
}

function Step({ target, to, pages, rel, children }: StepProps) {
  const language = useLanguage()
  if (to < 1 || to > pages) {
    return (
      <button
        type="button"
        disabled
        className={`btn px-0 bg-transparent text-muted border-transparent disabled:cursor-default ${rel === 'prev' ? '-ms-2' : ''}`}
      >
        {children}
      </button>
    )
  }
  return (
    <a className="btn-quiet" rel={rel} href={hrefWith(target, language, { page: to > 1 ? to : '' })}>
      {children}
    </a>
  )
}
