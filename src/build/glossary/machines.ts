import { topics } from '#content/glossary/topics.ts'
import { languages } from '#content/locales.ts'
import { routes } from '#content/routes.ts'
import {
  lang,
  type Operation,
  type Parameter,
  type ToolDescription,
} from '#src/build/machines/description.ts'
import { address, listOf, mapOf, object, oneOf, type Schema, text } from '#src/build/machines/schema.ts'
import { references } from '#src/build/publications/machines.ts'

const inEach = (schema: Schema) => object(Object.fromEntries(languages.map((language) => [language, schema])))

const term = {
  slug: text(),
  url: inEach(address()),
  topic: oneOf(Object.keys(topics)),
  term: inEach(text()),
  definition: inEach(text()),
  'note?': inEach(text()),
  'formula?': text(),
  see: listOf(text(), 'Slugs of related terms.'),
  sources: listOf(text()),
}

const slug: Parameter = {
  name: 'slug',
  in: 'path',
  schema: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 100 },
  example: 'power',
}

const tag = 'Terms'
const path = routes['key-concepts']

export const operations: Operation[] = [
  {
    path: `${path}.json`,
    operationId: 'listTerms',
    tag,
    summary: 'All terms of the glossary, in English and Hebrew.',
    parameters: [],
    schema: object({
      name: inEach(text()),
      license: object({ name: text(), href: address() }),
      topics: mapOf(inEach(text())),
      terms: listOf(object(term)),
    }),
  },
  {
    path: `${path}/{slug}.json`,
    operationId: 'getTerm',
    tag,
    summary: 'A term in English and Hebrew, with its sources.',
    parameters: [slug],
    schema: object(term),
    fails: 'notFound',
  },
  {
    path: `${path}/{slug}.csl.json`,
    operationId: 'citeTerm',
    tag: 'Citations',
    summary: 'How to cite a term, as CSL-JSON.',
    parameters: [slug, lang],
    ...references,
  },
]

export const tools: Record<string, ToolDescription> = {
  look_up_term: {
    title: 'Look up a term',
    description:
      'The definition of a term of clinical trials and biostatistics in English and Hebrew, with its formula, related terms and sources. By slug, name or abbreviation.',
    inputs: {
      term: {
        type: 'string',
        minLength: 1,
        maxLength: 100,
        description: 'E.g. "hazard-ratio-hr", "Hazard ratio", "HR" or "יחס סיכונים".',
      },
    },
    outputs: { ...term, page: address('The page of the term in the language.') },
    example: { term: 'Power' },
  },
}
