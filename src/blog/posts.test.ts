import { describe, expect, it } from 'vitest'
import { postBody } from '#src/words/words.ts'
import { fixturePosts } from '#test/support/posts.ts'
import { allPosts, byDateDescending, findPost, newestPosts } from './posts.ts'

describe('the order of posts', () => {
  it('newest first; posts of one day by slug, however they came', () => {
    const [template] = fixturePosts(1)
    const posts = [
      ['b', '2024-01-01'],
      ['old', '2023-12-31'],
      ['a', '2024-01-01'],
      ['new', '2025-01-01'],
      ['c', '2024-01-01'],
    ].map(([slug, publishedAt]) => ({ ...template, slug, publishedAt }) as never)
    const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)
    const before = slugs(posts)
    expect(slugs(byDateDescending(posts))).toEqual(['new', 'a', 'b', 'c', 'old'])
    expect(slugs(byDateDescending(posts.toReversed()))).toEqual(['new', 'a', 'b', 'c', 'old'])
    expect(slugs(posts)).toEqual(before)
  })
})

describe.each(['en', 'he'] as const)('the posts in %s', (language) => {
  it('the newest three: the first of all, in order', () => {
    const all = allPosts(language)
    expect(all.length).toBeGreaterThanOrEqual(3)
    expect(newestPosts(3, language)).toEqual(all.slice(0, 3))
    expect(newestPosts(1000, language)).toEqual(all)
    expect(newestPosts(0, language)).toEqual([])
  })

  it('by slug: that post, or none', () => {
    for (const post of allPosts(language)) expect(findPost(post.slug, language)).toBe(post)
    for (const slug of ['', 'no-such', 'constructor', '__proto__']) {
      expect(findPost(slug, language)).toBeUndefined()
    }
  })

  it('the three of the specification, whatever else is there: their topics, categories and order', () => {
    const topics = {
      'sdtm-adam-requirements-by-phase': 'Regulatory Affairs',
      'supply-chain-early-phase-studies': 'Clinical Operations',
      'immune-response-third-vaccine-dose': 'Research',
    }
    const posts = allPosts('en').filter(({ slug }) => slug in topics)
    expect(posts.map(({ slug, category }) => [slug, category])).toEqual(Object.entries(topics))
  })

  it('every post: time, tags, an excerpt and headings', () => {
    for (const post of allPosts(language)) {
      expect(post.readTime).toMatch(/\d/)
      expect(post.tags.length, `${post.slug}: write tags`).toBeGreaterThan(0)
      expect(post.excerpt).not.toBe('')
      const headings = postBody(post.slug, language).filter(({ kind }) => kind === 'heading')
      expect(headings.length, `${post.slug}: write three headings or more`).toBeGreaterThanOrEqual(3)
    }
  })
})
