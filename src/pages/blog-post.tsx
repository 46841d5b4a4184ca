import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { dayInWords } from '#content/dates.ts'
import type { Language } from '#content/locales.ts'
import type { en as listEn } from '#content/pages/blog/en.ts'
import type { en as postEn } from '#content/pages/blog-post/en.ts'
import type { Article } from '#content/posts/parse.ts'
import { href } from '#content/routes.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { relatedPosts } from '../post-relations.ts'
import { allPosts } from '../posts.ts'
import { CategoryBar } from '../sections/category-bar.tsx'
import { Notice } from '../sections/notice.tsx'
import { PostBody, TableOfContents } from '../sections/post-body.tsx'
import { PostRelated } from '../sections/post-related.tsx'
import { wordsOf } from '../words.ts'
import { definePage, type Page, type PageProps } from './page.ts'

const listWords = wordsOf<typeof listEn>('pages/blog')
const postWords = wordsOf<typeof postEn>('pages/blog-post')

type Copy = typeof listEn & typeof postEn

/** A post's own words, and those of the list that it stands in. */
const copies: Record<Language, Copy> = {
  get en() {
    return { ...listWords.en, ...postWords.en }
  },
  get he() {
    return { ...listWords.he, ...postWords.he }
  },
}

interface Loaded {
  post: Article
  others: Article[]
}

/** One post by its slug, found among `posts`, which come newest first. */
export function blogPostPage(posts: (language: Language) => readonly Article[]): Page {
  return definePage<Copy, Loaded>({
    copy: copies,
    Page: BlogPost,
    load: ({ language, params }) => {
      const all = posts(language)
      const post = all.find(({ slug }) => slug === params.slug)
      return post ? { post, others: relatedPosts(post, all, 2) } : null
    },
    NotFound: PostNotFound,
    head: ({ data: { post } }) => ({ title: post.title, description: post.description }),
  })
}

export const blogPost = blogPostPage(allPosts)

function BlogPost({ copy, data: { post, others } }: PageProps<Copy, Loaded>) {
  return (
    <>
      <article>
        <PostOpening copy={copy} post={post} />
        <CategoryBar active="blog" />
        <div className="wrap py-10 lg:py-14 grid gap-10 lg:grid-cols-12 lg:gap-16">
          <div className="lg:col-span-4">
            <TableOfContents blocks={post.blocks} label={copy.contents} />
          </div>
          <div className="min-w-0 lg:col-span-8">
            <div className="prose" data-article="">
              <PostBody blocks={post.blocks} linkLabel={copy.linkToSection} />
            </div>
          </div>
        </div>
      </article>
      <PostRelated post={post} others={others} words={copy.related} />
    </>
  )
}

function PostOpening({ copy, post }: { copy: Copy; post: Article }) {
  return (
    <div className="wrap pt-8 pb-10 lg:pt-12">
      <Breadcrumb parents={[{ label: copy.heading, page: 'blog' }]} current={post.title} />
      <BackLink label={copy.back} />
      <div className="mt-8 split items-start">
        <div className={post.coverImage ? 'lg:col-span-7' : 'lg:col-span-12'}>
          <h1 className="text-h1 rule">
            <Text>{post.title}</Text>
          </h1>
          <p className="text-lead text-muted mt-5 max-w-text">
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
  const language = useLanguage()
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
      <span className="tag">
        <Text>{post.category}</Text>
      </span>
      <span>
        {copy.published}{' '}
        <time dateTime={post.publishedAt}>
          <bdi className="run">{dayInWords(post.publishedAt, language)}</bdi>
        </time>
      </span>
      {post.author && (
        <span>
          {copy.by} <Text>{post.author}</Text>
        </span>
      )}
      <span>
        <Text>{post.readTime}</Text>
      </span>
    </p>
  )
}

function BackLink({ label }: { label: string }) {
  return (
    <p className="mt-6 no-print">
      <a className="link font-600" href={href('blog', useLanguage())}>
        {label}
      </a>
    </p>
  )
}

function PostNotFound({ language }: { language: Language }) {
  const copy = copies[language]
  return (
    <Notice
      heading={copy.notFoundTitle}
      text={copy.notFoundText}
      action={{ label: copy.back, href: href('blog', language) }}
      isNotFound
    />
  )
}
