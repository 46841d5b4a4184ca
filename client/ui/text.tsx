import type { ReactNode } from 'react'
import { splitNames, splitRuns, unbroken } from './bidi.ts'
import { useLanguage } from './language.tsx'

// Cutting a text is most of what it costs to render it, and the content says the same to everybody.
const cut = { en: new Map<string, ReactNode>(), he: new Map<string, ReactNode>() }
/** Texts of the content are fewer; what visitors type must not fill the memory. */
const mostCut = 8000

/**
 * A text of the content, isolated run by run in Hebrew so that `200+`, `1991–2014`, a phone number or a Latin
 * name are painted in their own order; Latin runs carry `lang="en"` for the voice that reads them. In both languages
 * the name of a standard, such as ICH E9(R1), stays on one line; in English so do Kaplan-Meier and Article 6.
 */
export function Text({ children }: { children: string }) {
  const language = useLanguage()
  const known = cut[language].get(children)
  if (known !== undefined) return known
  const pieces = language === 'en' ? holdTogether(children) : isolate(children)
  if (cut[language].size >= mostCut) cut[language].clear()
  cut[language].set(children, pieces)
  return pieces
}

function isolate(text: string): ReactNode {
  return splitRuns(text).map((run, index) => {
    if (run.kind === 'plain') return holdPairs(run.text)
    const key = index
    const className = unbroken(run)
    if (run.kind === 'number') {
      return (
        <bdi key={key} dir="ltr" className={className}>
          {run.text}
        </bdi>
      )
    }
    return (
      <bdi key={key} dir="ltr" lang="en" className={className}>
        {run.text}
      </bdi>
    )
  })
}

// The Hebrew word before a dash between two thoughts, numbers of articles and days, words such as רב־תחומי or אי־הבנה.
const hebrewPairs =
  /(\S{1,14} –(?=\s|$)|(?:סעיף|ת״י|תיקון|יום|שלב) \d+(?:\([\dא-ת]\))*(?: –(?=\s))?|\d+ (?:יום|ימים|דקות)|[בלמ]?תל אביב(?:־יפו)?|(?<![\p{L}־])[א-ת]{2,7}־[א-ת]{2,11}(?![\p{L}־])|[א-ת׳]{2,9}–[א-ת]{2,8})/u

/** A line neither begins with a dash nor ends in the first half of a word. */
function holdPairs(text: string): ReactNode {
  return inRuns(text.split(hebrewPairs))
}

function holdTogether(text: string): ReactNode {
  return inRuns(splitNames(text))
}

/** The parts of a text, those at the odd places unbroken. */
export function inRuns(parts: readonly string[]): ReactNode {
  if (parts.length === 1) return parts[0]
  return parts.map((part, index) => {
    const key = index
    return index % 2 === 0 ? (
      part
    ) : (
      <span key={key} className="run">
        {part}
      </span>
    )
  })
}
