const modules: Record<string, Record<string, unknown>> = import.meta.glob(
  ['/content/**/*.{ts,json}', '/src/packages/*/words/*.ts', '!/content/{build,search}/**', '!**/*.test.ts'],
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

/** Strings of a file with both languages: those below the key of the language. */
function below(language: 'en' | 'he', value: unknown, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === language ? strings(item, `${path}.${key}`) : below(language, item, `${path}.${key}`),
  )
}

/** `rules-he.json`; the words of packages are in English. */
const isIn = (language: 'en' | 'he', name: string) =>
  name.endsWith(`-${language}.json`) || (language === 'en' && name.startsWith('/src/packages/'))

const every = (language: 'en' | 'he') => [
  ...lines(`/${language}`),
  ...Object.entries(modules)
    .filter(([name]) => !/\/(?:en|he)\.ts$/.test(name))
    .flatMap(([name, module]) =>
      isIn(language, name) ? strings(module, name) : below(language, module, name),
    ),
]

/** Every Hebrew string of `content`, with the glossary and the articles. */
export const hebrewLines = () => every('he')

/** The same in English, with the words that the packages print. */
export const englishLines = () => every('en')
