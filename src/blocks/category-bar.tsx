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

/** On a phone each label is as short as one line for all three needs. */
export function CategoryBar({ active }: { active: (typeof categoryPages)[number] }) {
  const language = useLanguage()
  const copy = words(language).categoryBar
  return (
    <nav aria-label={copy.label} className="border-y border-y-solid border-line no-print">
      <ul className="wrap flex flex-wrap gap-x-6 max-[359px]:gap-x-3">
        {categoryPages.map((page) => (
          <li key={page}>
            <a
              className="tab min-h-12 py-3"
              href={href(page, language)}
              aria-current={page === active ? 'page' : undefined}
            >
              <Label {...copy[labels[page]]} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Label({ label, short }: { label: string; short: string }) {
  const [before, after] = label.split(short)
  return (
    <span>
      {before && <span className="max-sm:hidden">{before}</span>}
      <Text>{short}</Text>
      {after && <span className="max-sm:hidden">{after}</span>}
    </span>
  )
}
