/** Compiles the articles of `posts/` into one table that the Worker imports: nothing is parsed at run time. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from './locales.ts'
import { parsePost } from './posts/parse.ts'

const here = dirname(fileURLToPath(import.meta.url))
const outDir = resolve(here, '../public/build')

const slugs = globSync('*/en.md', { cwd: resolve(here, 'posts') }).map((file) => dirname(file))

/** The cover that was drawn for a post, if there is one: 1200 x 675 px. */
function drawnCover(slug: string, language: string): string | undefined {
  const path = `/covers/${slug}-${language}.png`
  return existsSync(resolve(here, `../public${path}`)) ? path : undefined
}

function compile(language: string) {
  return slugs.map((slug) => {
    const file = `posts/${slug}/${language}.md`
    if (!existsSync(resolve(here, file)))
      throw new Error(`content/${file} is missing: every post is in every language`)
    try {
      const post = parsePost(slug, readFileSync(resolve(here, file), 'utf8'))
      return { ...post, coverImage: post.coverImage ?? drawnCover(slug, language) }
    } catch (error) {
      throw new Error(`content/${file}: ${error instanceof Error ? error.message : error}`)
    }
  })
}

mkdirSync(outDir, { recursive: true })
const table = Object.fromEntries(languages.map((language) => [language, compile(language)]))
writeFileSync(
  resolve(outDir, 'posts.ts'),
  `import type { Language } from '#content/locales.ts'
import type { Article } from '#content/posts/parse.ts'

export const posts: Record<Language, Article[]> = ${JSON.stringify(table)}
`,
)
console.log(`compiled ${slugs.length} posts`)
