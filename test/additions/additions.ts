/** A post, a page, a term, a publication and a field of the contact form, added as the READMEs say. */
import { globSync, mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import records from '#content/glossary/terms.json' with { type: 'json' }
import { type Language, languages } from '#content/locales.ts'
import type { Copy } from '#test/support/repository-copy.ts'
import { field, page, post, publication, term } from './words.ts'

const wordsIn = (text: string) => text.split(/\s+/).length

/** Definitions of terms as paragraphs, the same ones in each language, until each has 1,200 words. */
function paragraphs(): (typeof records)[number]['definition'][] {
  const chosen: (typeof records)[number]['definition'][] = []
  const count = (language: Language) => wordsIn(chosen.map((one) => one[language]).join(' '))
  for (const { definition } of records.filter((_, place) => place % 7 === 3)) {
    if (languages.every((language) => count(language) >= 1200)) break
    chosen.push(definition)
  }
  return chosen
}

function bodyOf(language: Language): string {
  return paragraphs()
    .flatMap((text, place) => [
      ...(place % 6 === 0 ? [`## ${post[language].section} ${1 + place / 6}`] : []),
      text[language],
    ])
    .join('\n\n')
}

export function addPost(copy: Copy): void {
  mkdirSync(join(copy.folder, 'content/blog', post.slug), { recursive: true })
  const [other = ''] = globSync('content/blog/*/en.md').map((file) => basename(dirname(file)))
  for (const language of languages) {
    const fields = Object.entries(post[language].fields).map(([name, value]) => `${name}: ${value}`)
    copy.write(
      `content/blog/${post.slug}/${language}.md`,
      ['---', ...fields, '---', bodyOf(language), ''].join('\n'),
    )
    // In place of `test/pictures/share/run.ts`, which needs a browser.
    for (const folder of ['covers', 'share'])
      copy.copyFile(
        `public/${folder}/${other}-${language}.png`,
        `public/${folder}/${post.slug}-${language}.png`,
      )
  }
}

export function addPage(copy: Copy): void {
  const { name } = page
  copy.insert('content/routes.ts', "  search: '/search',", `  ${name}: '/${name}',\n`)
  mkdirSync(join(copy.folder, 'content/company', name), { recursive: true })
  for (const language of languages) {
    copy.write(`content/company/${name}/${language}.ts`, page.words[language])
    copy.insert(
      `content/messages/${language}.ts`,
      "  'footer.link.work':",
      `  'footer.link.${name}': ${page.link[language]},\n`,
    )
    copy.copyFile(`public/share/careers-${language}.png`, `public/share/${name}-${language}.png`)
  }
  copy.write(`src/company/${name}.tsx`, page.screen)
  copy.insert(
    'src/company/index.ts',
    'export { qualificationFiles',
    `import { ${name} } from './${name}.tsx'\n`,
  )
  copy.insert('src/company/index.ts', '  qualification,\n', `  ${name},\n`)
  copy.insert(
    'content/navigation.ts',
    "      { label: 'footer.link.work'",
    `      { label: 'footer.link.${name}', page: '${name}' },\n`,
  )
}

/** Between two neighbors, one of which it leads to. */
export function addTerm(copy: Copy): void {
  const file = 'content/glossary/terms.json'
  const terms: { slug: string; see: string[] }[] = JSON.parse(copy.read(file))
  const place = terms.findIndex(({ slug }) => slug === term.before)
  const neighbor = terms[place]
  if (!neighbor) throw new Error(`No term is called ${term.before}: correct test/additions/words.ts`)
  neighbor.see.push(term.record.slug)
  terms.splice(place, 0, term.record)
  copy.write(file, JSON.stringify(terms))
}

export function addPublication(copy: Copy): void {
  copy.insert('content/publications/records.ts', "  {\n    id: 'pub-01'", publication.source)
}

/** An optional line of the contact form, by `client/contact/README.md`. */
export function addField(copy: Copy): void {
  const { name, entry, label, change } = field
  copy.insert('client/contact/fields.ts', '  service: {', `  ${name}: ${entry},\n`)
  copy.insert('src/contact/delivery/mail.ts', "service: 'Service'", `${name}: '${label.en}', `)
  copy.insert('content/company/policy-versions.ts', '    {', `    ${change},\n`)
  for (const language of languages) {
    const { [language]: words } = label
    const policy = `content/company/privacy-policy/${language}.ts`
    copy.insert(policy, '{field.company|', `{field.${name}|${words}}, `)
    copy.insert(policy, '{optional.company|', `{optional.${name}|${words}}, `)
    copy.insert(
      `content/messages/${language}.ts`,
      "  'contact.service':",
      `  'contact.${name}': '${words}',\n`,
    )
  }
}
