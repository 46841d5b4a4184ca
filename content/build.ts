/**
 * Makes of the content what the Worker imports, as compressed JSON (`src/words.ts`): the words of the interface, the
 * pages, the plots and the team, the articles of `posts/`, cut into blocks, the glossary and the publications. What is in
 * an order is put in it here: a Worker would take longer to learn the alphabet than to render a page.
 */
import { deepStrictEqual } from 'node:assert'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { termOrder } from './glossary/letters.ts'
import terms from './glossary/terms.json' with { type: 'json' }
import { type Language, languages } from './locales.ts'
import { parsePost } from './posts/parse.ts'
import { sortPublications } from './publications/order.ts'
import { publicationRecords } from './publications/records.ts'

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
      const article = { ...post, coverImage: post.coverImage ?? drawnCover(slug, language) }
      return Object.fromEntries(Object.entries(article).filter(([, value]) => value !== undefined))
    } catch (error) {
      throw new Error(`content/${file}: ${error instanceof Error ? error.message : error}`)
    }
  })
}

/** @throws if a value would come out of JSON as another */
function pack(file: string, value: unknown): void {
  const text = JSON.stringify(value)
  deepStrictEqual(JSON.parse(text), value, `${file}: only what JSON can hold is packed`)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  writeFileSync(resolve(outDir, file), brotliCompressSync(text, { params }))
}

/** The words of a language by folder: what a page's file exports under the language's name, or all that it exports. */
async function wordsOf(language: string): Promise<Record<string, unknown>> {
  const files = globSync(`{messages,pages/*,plots,team}/${language}.ts`, { cwd: here }).sort()
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => {
        const words = await import(pathToFileURL(resolve(here, file)).href)
        return [dirname(file), words[language] ?? { ...words }]
      }),
    ),
  )
}

function columns(texts: readonly Record<Language, string>[]): Record<Language, string[]> {
  return { en: texts.map(({ en }) => en), he: texts.map(({ he }) => he) }
}

/** Which term of the file comes first in a dictionary of the language, which second, and so on. */
function orderOf(language: Language): number[] {
  const compare = termOrder(language)
  const numbered = terms.map(({ term }, index) => ({ text: term[language], index }))
  return numbered.toSorted((one, other) => compare(one.text, other.text)).map(({ index }) => index)
}

mkdirSync(outDir, { recursive: true })
for (const language of languages) {
  pack(`words-${language}.bin`, { ...(await wordsOf(language)), posts: compile(language) })
}
// Column by column: what is alike side by side is a fifteenth smaller.
pack('terms.bin', {
  slug: terms.map(({ slug }) => slug),
  term: columns(terms.map(({ term }) => term)),
  definition: columns(terms.map(({ definition }) => definition)),
  order: { en: orderOf('en'), he: orderOf('he') },
})
pack('publications.bin', sortPublications(publicationRecords))
console.log(`compiled ${slugs.length} posts`)
