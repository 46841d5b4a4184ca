import type { ReactNode } from 'react'
import { splitNames, splitPairs, splitRuns, unbroken } from '#client/text/bidi.ts'
import type { Language } from '#content/locales.ts'
import { useLanguage } from './language.tsx'

type Show = (piece: string) => ReactNode

const cut: Record<Language, (text: string, show?: Show) => ReactNode> = { en: holdTogether, he: isolate }

/** Isolates the left-to-right runs of a Hebrew text, e.g. `200+`: otherwise their order changes. */
export function Text({ children }: { children: string }) {
  return cut[useLanguage()](children)
}

/**
 * A text of an island that changes. A translator puts `font` elements in the place of texts: React
 * would change texts that are no longer in the page, but it can exchange an element.
 */
export function ChangingText({ children }: { children: string }) {
  return (
    <span key={children}>
      <Text>{children}</Text>
    </span>
  )
}

/** As `Text`, in any language; `show` renders each piece. */
export function cutText(text: string, language: Language, show: Show): ReactNode {
  return cut[language](text, show)
}

const asItIs: Show = (piece) => piece

function isolate(text: string, show = asItIs): ReactNode {
  return splitRuns(text).map((run, index) => {
    if (run.kind === 'plain') return holdPairs(run.text, show)
    const key = index
    const className = unbroken(run)
    if (run.kind === 'number') {
      return (
        <bdi key={key} dir="ltr" className={className}>
          {show(run.text)}
        </bdi>
      )
    }
    return (
      <bdi key={key} dir="ltr" lang="en" className={className}>
        {show(run.text)}
      </bdi>
    )
  })
}

function holdPairs(text: string, show: Show): ReactNode {
  return inRuns(splitPairs(text), show)
}

function holdTogether(text: string, show?: Show): ReactNode {
  return inRuns(splitNames(text), show)
}

/** Parts with odd indexes stay on one line. */
export function inRuns(parts: readonly string[], show = asItIs): ReactNode {
  if (parts.length === 1) return show(parts[0] ?? '')
  return parts.map((part, index) => {
    const key = index
    return index % 2 === 0 ? (
      show(part)
    ) : (
      <span key={key} className="run">
        {show(part)}
      </span>
    )
  })
}
