import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en as listEn } from '#content/blog/list/en.ts'
import type { en as postEn } from '#content/blog/post/en.ts'
import { citedDay, dayInWords } from '#content/dates.ts'
import { defaultLanguage, type Language } from '#content/locales.ts'
import { href, inLanguage } from '#content/routes.ts'
import { site } from '#content/site.ts'
import type { Article, Block, BlogPost as Listed } from '#content/types.ts'
import { CategoryBar } from '#src/blocks/category-bar.tsx'
import { TermMeaning } from '#src/blocks/term-meaning.tsx'
import { Cite, citationEndings, vancouverName } from '#src/publications/index.ts'
import { definePage, type NotFoundAnswer, type Page, type PageProps } from '#src/site/define-page.ts'
import { usePageFacts } from '#src/site/head/page-facts.ts'
import { Breadcrumb } from '#src/site/layout/breadcrumb.tsx'
import { Notice } from '#src/site/notice.tsx'
import { useMessages } from '#src/words/messages.ts'
import { postBody, wordsOf } from '#src/words/words.ts'
import { CitationTags } from './citation-tags.tsx'
import { PostBody, TableOfContents } from './post-body.tsx'
import { PostRelated } from './post-related.tsx'
import { blogPosting } from './post-structured-data.ts'
import { allPosts } from './posts.ts'
import { postReference } from './reference.ts'
import { relatedPosts } from './relations.ts'

const listWords = wordsOf('blog/list')
const postWords = wordsOf('blog/post')

type Copy = typeof listEn & typeof postEn

const copy = (language: Language): Copy => ({ ...listWords(language), ...postWords(language) })

interface Loaded {
  post: Article
  others: Listed[]
}

/** @param posts newest first */
export function blogPostPage(
  posts: (language: Language) => readonly Listed[],
  bodyOf: (slug: string, language: Language) => Block[],
): Page {
  return definePage<Copy, Loaded>({
    copy,
    Page: BlogPost,
    load: ({ language, params }) => {
      const all = posts(language)
      const post = all.find(({ slug }) => slug === params.slug)
      if (!post) return null
      const content = bodyOf(post.slug, language)
      return { post: { ...post, content }, others: relatedPosts(post, all, 2) }
    },
    head: ({ data: { post } }) => ({
      title: post.title,
      description: post.description,
      article: post,
      mainEntity: (facts) => blogPosting(facts, post),
      tags: (facts) => <CitationTags facts={facts} post={post} />,
    }),
    items: {
      list: () =>
        posts(defaultLanguage).map(({ slug, publishedAt, updatedAt }) => ({
          slug,
          lastModified: updatedAt ?? publishedAt,
        })),
      has: (slug, language) => posts(language).some((post) => post.slug === slug),
      endings: ['md', ...citationEndings],
      notFound: postNotFound,
    },
  })
}

export const blogPost = blogPostPage(allPosts, postBody)

function BlogPost({ copy, data: { post, others } }: PageProps<Copy, Loaded>) {
  return (
    <>
      <article>
        <PostOpening copy={copy} post={post} />
        <CategoryBar active="blog" />
        <div className="wrap post-columns py-10 lg:py-14 grid gap-10 lg:grid-cols-12 lg:gap-y-16 lg:gap-x-[min(4rem,6.25vw)]">
          <div className="lg:col-span-4">
            <TableOfContents blocks={post.content} label={copy.contents} />
          </div>
          <div className="min-w-0 lg:col-span-8">
            <div className="prose post-text" data-article="">
              <PostBody blocks={post.content} linkLabel={copy.linkToSection} />
            </div>
            <CitePost post={post} />
          </div>
        </div>
      </article>
      <TermMeaning />
      <PostRelated post={post} others={others} words={copy.related} />
    </>
  )
}

function PostOpening({ copy, post }: { copy: Copy; post: Article }) {
  return (
    <div className="wrap pt-4 pb-6 md:pt-8 md:pb-10 lg:pt-12">
      {/* On a phone the link below leads to the same page. */}
      <div className="max-sm:hidden">
        <Breadcrumb parents={[{ label: copy.heading, page: 'blog' }]} current={post.title} />
      </div>
      <BackLink label={copy.back} />
      <div className="mt-3 md:mt-8 split items-start">
        <div className={post.coverImage ? 'lg:col-span-7' : 'lg:col-span-12'}>
          <h1 className="text-h1 rule">
            <Text>{post.title}</Text>
          </h1>
          <p className="text-body md:text-lead text-muted mt-3 md:mt-5 max-w-text">
            <Text>{post.excerpt}</Text>
          </p>
          <PostFacts copy={copy} post={post} />
        </div>
        {post.coverImage && (
          <img
            className="post-cover lg:col-span-5 w-full max-w-text lg:max-w-none border border-solid border-line no-print"
            src={post.coverImage}
            alt=""
            width={1200}
            height={675}
            fetchPriority="high"
          />
        )}
      </div>
    </div>
  )
}

function PostFacts({ copy, post }: { copy: Copy; post: Article }) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
      <span className="tag">
        <Text>{post.category}</Text>
      </span>{' '}
      <Day label={copy.published} day={post.publishedAt} />{' '}
      {post.updatedAt && <Day label={copy.updated} day={post.updatedAt} />}{' '}
      {post.author && (
        <span>
          {copy.by} <Text>{post.author}</Text>
        </span>
      )}{' '}
      <span>
        <Text>{post.readTime}</Text>
      </span>
    </p>
  )
}

function Day({ label, day }: { label: string; day: string }) {
  return (
    <span>
      {label}
      <time dateTime={day}>
        <bdi className="run">{dayInWords(day, useLanguage())}</bdi>
      </time>
    </span>
  )
}

function CitePost({ post }: { post: Listed }) {
  const language = useLanguage()
  const t = useMessages()
  const facts = usePageFacts()
  if (!facts) return null
  const { author, ...reference } = postReference(post, language, facts.origin)
  const text = t('cite.post', {
    authors: author.map(vancouverName).join(', '),
    title: post.title,
    city: site.city[language],
    publisher: site.name[language],
    date: citedDay(post.publishedAt, language),
    url: reference.URL ?? '',
  })
  return (
    <Cite
      file={(ending) => inLanguage(`/blog/${post.slug}.${ending}`, language)}
      name={reference.id}
      text={text}
      language={language}
      className="mt-10"
      label={post.title}
    />
  )
}

function BackLink({ label }: { label: string }) {
  return (
    <p className="sm:mt-6 no-print">
      <a className="link font-600" href={href('blog', useLanguage())}>
        {label}
      </a>
    </p>
  )
}

function postNotFound(language: Language): NotFoundAnswer {
  const words = copy(language)
  const head = { title: words.notFoundTitle, description: words.notFoundText }
  const body = (
    <Notice
      heading={words.notFoundTitle}
      text={words.notFoundText}
      action={{ label: words.back, href: href('blog', language) }}
      isNotFound
    />
  )
  return { head, body }
}
