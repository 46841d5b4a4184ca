/** Compiles the articles of `posts/` into one table that the Worker imports: nothing is parsed at run time. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from './locales.ts'
import { parsePost } from './posts/parse.ts'

const here = dirname(fileURLToPath(import.meta.url))
const outDir = resolve(here, '../public/build')

const slugs = globSync('*/en.md', { cwd: resolve(here, 'posts') }).map((file) => dirname(file))

function compile(language: string) {
  return slugs.map((slug) => {
    const file = `posts/${slug}/${language}.md`
    if (!existsSync(resolve(here, file)))
      throw new Error(`content/${file} is missing: every post is in every language`)
    try {
      return parsePost(slug, readFileSync(resolve(here, file), 'utf8'))
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
