import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/blog/list/en.ts'
import { defaultLanguage, type Language } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import type { BlogPost } from '#content/types.ts'
import { CategoryBar } from '#src/blocks/category-bar.tsx'
import { Opening } from '#src/blocks/opening.tsx'
import { definePage, type Page, type PageProps } from '#src/site/define-page.ts'
import { isLaterPage, type PageOfList, paginate } from '#src/site/pagination.ts'
import { wordsOf } from '#src/words/words.ts'
import { Pagination } from './pagination.tsx'
import { PostCard } from './post-card.tsx'
import { allPosts } from './posts.ts'
import { blogNode } from './structured-data.ts'

type Props = PageProps<typeof en, PageOfList<BlogPost>>

export function blogPage(posts: (language: Language) => readonly BlogPost[]): Page {
  return definePage<typeof en, PageOfList<BlogPost>>({
    copy: wordsOf('blog/list'),
    Page: Blog,
    // The footer links to the news (`type=news`), which shows all posts.
    reads: { page: isLaterPage, type: (type) => type === 'news' },
    load: ({ language, query }) => paginate(posts(language), query.page),
    head: ({ copy, data }) => ({
      ...(data.page > 1 && {
        title: `${copy.title}, ${place(copy, data)}`,
        canonicalQuery: `page=${data.page}`,
      }),
      isState: false,
      mainEntity: blogNode,
    }),
    kept: { lastModified: () => posts(defaultLanguage)[0]?.publishedAt },
  })
}

export const blog = blogPage(allPosts)

function place(copy: typeof en, { page, pages }: PageOfList<BlogPost>): string {
  return fill(copy.pageOf, { page, pages })
}

function Blog({ copy, language, data }: Props) {
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead} />
      <CategoryBar active="blog" />
      <section className="wrap py-10 lg:py-14" aria-label={copy.heading}>
        <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          {data.items.map((post, index) => (
            <PostCard key={post.slug} post={post} heading="h2" isLead={data.page === 1 && index === 0} />
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 no-print">
          <Pagination
            target="blog"
            page={data.page}
            pages={data.pages}
            words={{ previous: copy.previous, next: copy.next, place: place(copy, data) }}
          />
          <p className="flex gap-5 text-small">
            <a className="link inline-block py-1" href={inLanguage('/feed.atom', language)}>
              <Text>{copy.feed.atom}</Text>
            </a>{' '}
            <a className="link inline-block py-1" href={inLanguage('/feed.json', language)}>
              <Text>{copy.feed.json}</Text>
            </a>
          </p>
        </div>
      </section>
    </>
  )
}
