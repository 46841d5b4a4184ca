import type { ReactNode } from 'react'
import type { Language } from '#content/locales.ts'
import { splitNames, splitPairs, splitRuns, unbroken } from './bidi.ts'
import { useLanguage } from './language.tsx'

/** How a piece of a text is shown. */
type Show = (piece: string) => ReactNode

/** How a text of a language is cut into pieces that stay whole. */
const cut: Record<Language, (text: string, show?: Show) => ReactNode> = { en: holdTogether, he: isolate }

/**
 * A text of the content, isolated run by run in Hebrew so that `200+`, `1991–2014`, a phone number
 * or a Latin name are painted in their own order; Latin runs carry `lang="en"` for the voice that
 * reads them. In both languages the name of a standard, such as ICH E9(R1), stays on one line; in
 * English so do Kaplan-Meier and Article 6.
 */
export function Text({ children }: { children: string }) {
  return cut[useLanguage()](children)
}

/** A text in a language of its own, cut as `Text` cuts it, each piece shown in another way. */
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

/** A line neither begins with a dash nor ends in the first half of a word. */
function holdPairs(text: string, show: Show): ReactNode {
  return inRuns(splitPairs(text), show)
}

function holdTogether(text: string, show?: Show): ReactNode {
  return inRuns(splitNames(text), show)
}

/** The parts of a text, those at the odd places unbroken. */
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
