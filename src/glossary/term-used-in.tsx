import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/glossary/term/en.ts'
import { cardAnchor } from '#content/navigation.ts'
import { href, inLanguage, postHref } from '#content/routes.ts'
import type { TermUses } from '#content/types.ts'
import { servicePage } from './terms.ts'

export function TermUsedIn({ words, uses }: { words: typeof en; uses: TermUses }) {
  const language = useLanguage()
  const lists = {
    posts: uses.posts.map(({ slug, title, part, hash }) => ({
      title: part ? `${title}: ${part}` : title,
      href: postHref(slug, language, hash),
    })),
    services: uses.services.map(({ page, title, hash }) => ({
      title,
      href: href(servicePage(page), language, hash && cardAnchor(hash, language)),
    })),
    designs: uses.designs.map(({ path, title }) => ({
      title,
      href: inLanguage(path, language),
    })),
  }
  if (Object.values(lists).every(({ length }) => length === 0)) return null
  return (
    <section aria-labelledby="used-in-title">
      <h2 id="used-in-title" className="text-h3">
        {words.usedIn}
      </h2>
      <div className="mt-3 grid gap-8 md:grid-cols-2">
        <Links title={words.posts} links={lists.posts} />
        <Links title={words.services} links={lists.services} />
        <Links title={words.designs} links={lists.designs} />
      </div>
    </section>
  )
}

function Links({ title, links }: { title: string; links: { title: string; href: string }[] }) {
  if (links.length === 0) return null
  return (
    <div>
      <h3 className="text-body">{title}</h3>
      <ul className="mt-2 grid gap-2 justify-items-start">
        {links.map((link) => (
          <li key={link.href}>
            <a className="link" href={link.href}>
              <Text>{link.title}</Text>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
