const modules: Record<string, Record<string, unknown>> = import.meta.glob(
  ['/content/**/he.ts', '/content/**/en.ts'],
  { eager: true },
)

const articles: Record<string, string> = import.meta.glob('/content/blog/*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const wordless = [
  'id',
  'icon',
  'anchor',
  'page',
  'value',
  'standards',
  'badges',
  'year',
  'image',
  'key',
  'kind',
  'unlinkedTerms',
]

function strings(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((item, index) => strings(item, `${path}.${index}`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => !wordless.includes(key))
    .flatMap(([key, item]) => strings(item, `${path}.${key}`))
}

/** Every string of the copy files, each with its path. */
export const words = (file: '/he.ts' | '/en.ts') =>
  Object.entries(modules)
    .filter(([name]) => name.endsWith(file))
    .flatMap(([name, module]) => strings(module, name))

const lines = (file: '/he' | '/en'): [string, string][] => [
  ...words(`${file}.ts`),
  ...Object.entries(articles)
    .filter(([name]) => name.endsWith(`${file}.md`))
    .flatMap(([name, text]) => text.split('\n').map((line): [string, string] => [name, line])),
]

/** The lines of the copy files and the articles; the glossary is not included. */
export const hebrewLines = () => lines('/he')

export const englishLines = () => lines('/en')
