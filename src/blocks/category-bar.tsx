import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { categoryPages } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import { wordsOf } from '#src/words/words.ts'

const words = wordsOf('blog/list')

const labels = {
  blog: 'insights',
  'scientific-articles': 'publications',
  'key-concepts': 'glossary',
} as const

export function CategoryBar({ active }: { active: (typeof categoryPages)[number] }) {
  const language = useLanguage()
  const copy = words(language).categoryBar
  return (
    <nav aria-label={copy.label} className="border-y border-y-solid border-line no-print">
      <ul className="wrap flex flex-wrap gap-x-6">
        {categoryPages.map((page) => (
          <li key={page}>
            <a
              className="tab min-h-12 py-3"
              href={href(page, language)}
              aria-current={page === active ? 'page' : undefined}
            >
              <Text>{copy[labels[page]]}</Text>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
