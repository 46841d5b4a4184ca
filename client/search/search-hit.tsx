import { useLanguage } from '#client/ui/language.tsx'
import { cutText, Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import { excerptOf, markFound } from './excerpt.ts'
import type { Entry } from './index-file.ts'

/** `other` is the language of an entry's second name. */
const tongues: Record<Language, { dir: 'ltr' | 'rtl'; other: Language }> = {
  en: { dir: 'ltr', other: 'he' },
  he: { dir: 'rtl', other: 'en' },
}

interface HitProps {
  entry: Entry
  found: ReadonlySet<string>
}

export function SearchHit(props: HitProps) {
  return (
    <li className="row max-w-narrow">
      <Hit {...props} />
    </li>
  )
}

/** @param place said instead of the entry's own */
export function Hit({ entry, found, place = entry.place }: HitProps & { place?: string | undefined }) {
  const language = useLanguage()
  const own = entry.isEnglish ? 'en' : language
  return (
    <>
      <h3 className="text-lead">
        <a className="post-link" href={entry.href} data-result="">
          <Marked text={entry.title} found={found} language={own} />
        </a>
      </h3>
      {entry.other && entry.other !== entry.title && (
        <p className="text-small text-muted">
          <Marked text={entry.other} found={found} language={tongues[language].other} />
        </p>
      )}
      {place && (
        <p className="text-small text-muted">
          <Text>{place}</Text>
        </p>
      )}
      <p className="mt-1">
        <Marked text={excerptOf(entry.body, found)} found={found} language={own} />
      </p>
    </>
  )
}

interface MarkedProps {
  text: string
  found: ReadonlySet<string>
  language: Language
}

function Marked({ text, found, language }: MarkedProps) {
  // A new key for other marks, for the same reason as in `ChangingText`.
  return (
    <bdi key={[...found].join(' ')} lang={language} dir={tongues[language].dir}>
      {cutText(text, language, (piece) => markedPieces(piece, found))}
    </bdi>
  )
}

function markedPieces(text: string, found: ReadonlySet<string>) {
  return markFound(text, found).map((piece, index) => {
    const key = index
    return piece.isMarked ? (
      <mark key={key} className="bg-accent-soft text-ink">
        {piece.text}
      </mark>
    ) : (
      piece.text
    )
  })
}
