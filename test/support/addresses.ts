import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Language, languages } from '#content/locales.ts'
import { inLanguage, type PageName, routes } from '#content/routes.ts'

export interface Address {
  name: PageName
  language: Language
  path: string
}

const slugs = globSync('content/posts/*/en.md').map((file) => dirname(file).split(/[\\/]/).at(-1) ?? '')

/** Every page of the registry in every language; a post is a page. */
export const addresses: Address[] = Object.entries(routes).flatMap(([name, path]) =>
  languages.flatMap((language) => {
    const paths = path.includes(':slug') ? slugs.map((slug) => path.replace(':slug', slug)) : [path]
    return paths.map((full) => ({ name: name as PageName, language, path: inLanguage(full, language) }))
  }),
)
