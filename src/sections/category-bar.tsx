import { useLanguage } from '#client/ui/language.tsx'
import { categoryPages } from '#content/navigation.ts'
import { en } from '#content/pages/blog/en.ts'
import { he } from '#content/pages/blog/he.ts'
import { href } from '#content/routes.ts'

type CategoryPage = (typeof categoryPages)[number]

const wordOf = {
  blog: 'insights',
  'scientific-articles': 'publications',
  'key-concepts': 'glossary',
} as const satisfies Record<CategoryPage, string>

/** The tabs of the pages around the blog; plain links, the active one marked. */
export function CategoryBar({ active }: { active: CategoryPage }) {
  const language = useLanguage()
  const words = { en, he }[language].categoryBar
  return (
    <nav aria-label={words.label} className="border-b border-b-solid border-line no-print">
      <ul className="wrap flex flex-wrap gap-x-8">
        {categoryPages.map((page) => (
          <li key={page}>
            <a
              className="tab"
              href={href(page, language)}
              aria-current={page === active ? 'page' : undefined}
            >
              {words[wordOf[page]]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
