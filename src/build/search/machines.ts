import { kinds } from '#client/search/index-file.ts'
import { longestQuery } from '#client/search/query-words.ts'
import { routes } from '#content/routes.ts'
import { lang, type Operation, type ToolDescription } from '#src/build/machines/description.ts'
import { address, always, listOf, object, oneOf, text, whole } from '#src/build/machines/schema.ts'

const kind = oneOf(kinds, 'Only results of this kind.')
const query = {
  type: 'string',
  minLength: 1,
  maxLength: longestQuery,
  description: 'Words in English or Hebrew.',
}

const hit = object({
  kind: oneOf(kinds),
  title: text(),
  'other?': text('Its name in the other language.'),
  'place?': text(),
  text: text(),
  url: address(),
})

const found = {
  query: text(),
  page: address('The page with the same results.'),
  count: whole(),
  'suggestion?': text('The query with misspelled words corrected.'),
  'best?': hit,
  groups: listOf(object({ kind: oneOf(kinds), name: text(), count: whole(), hits: listOf(hit) })),
}

export const operations: Operation[] = [
  {
    path: `${routes.search}.json`,
    operationId: 'searchSite',
    tag: 'Search',
    summary: 'Search terms, services, designs, the sample study, posts, publications, people and pages.',
    parameters: [
      { name: 'q', in: 'query', required: true, schema: query, example: 'hazard ratio' },
      { name: 'kind', in: 'query', schema: kind },
      lang,
    ],
    schema: object({ ok: always(true), ...found }),
    fails: 'invalid',
  },
]

export const tools: Record<string, ToolDescription> = {
  search_site: {
    title: 'Search the site',
    description:
      'Finds terms, services, study designs, documents of the sample study, posts, publications, people and pages by words or a question in English or Hebrew.',
    inputs: { query, 'kind?': kind },
    outputs: found,
    example: { query: 'How many participants do I need?' },
  },
}
