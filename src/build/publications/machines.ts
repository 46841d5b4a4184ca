import { routes } from '#content/routes.ts'
import type { Operation } from '#src/build/machines/description.ts'
import { oneOf, text } from '#src/build/machines/schema.ts'
import { allPublications, allYears } from '#src/publications/list.ts'

/** CSL-JSON 1.0: https://citeproc-js.readthedocs.io/en/latest/csl-json/markup.html */
export const references = {
  type: 'application/vnd.citationstyles.csl+json',
  schema: {
    type: 'array',
    items: {
      type: 'object',
      properties: { id: text(), type: text(), title: text() },
      required: ['id', 'type'],
    },
  },
  fails: 'notFound',
} as const satisfies Partial<Operation>

export const operations: Operation[] = [
  {
    path: `${routes['scientific-articles']}.csl.json`,
    operationId: 'citePublications',
    tag: 'Citations',
    summary: 'The publications as CSL-JSON: all, some, or the one that id names.',
    parameters: [
      {
        name: 'id',
        in: 'query',
        schema: text('Of one publication.'),
        example: allPublications()[0]?.anchor ?? '',
      },
      {
        name: 'q',
        in: 'query',
        schema: { type: 'string', maxLength: 200, description: 'Words of a title, an author or a venue.' },
      },
      { name: 'year', in: 'query', schema: oneOf(allYears()) },
      { name: 'type', in: 'query', schema: oneOf(['article', 'book']) },
    ],
    ...references,
  },
]
