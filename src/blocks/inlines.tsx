import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { termHref } from '#content/routes.ts'
import type { Inline } from '#content/types.ts'
import { addressIn } from '#src/words/link-target.ts'

export function Inlines({ of }: { of: readonly Inline[] }) {
  const language = useLanguage()
  return of.map((piece, index) => {
    const key = `${index}-${piece.text}`
    const text = <Text>{piece.text}</Text>
    if (piece.kind === 'text') return <Text key={key}>{piece.text}</Text>
    if (piece.kind === 'strong') return <strong key={key}>{text}</strong>
    if (piece.kind === 'term')
      return (
        <a key={key} className="term-link" href={termHref(piece.slug, language)}>
          {text}
        </a>
      )
    return (
      <a key={key} className="link" href={addressIn(piece.target, language)}>
        {text}
      </a>
    )
  })
}
