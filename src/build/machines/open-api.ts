import { site } from '#content/site.ts'
import { faults, type Operation } from './description.ts'

/** `src/machine/open-api.ts` replaces it by `SITE_ORIGIN`. */
const originPlace = '{origin}'

const failures = {
  notFound: ['404', 'There is nothing with this name.'],
  invalid: ['422', 'The inputs have no result. Each fault names its field.'],
} as const

function responsesOf({ schema, type = 'application/json', fails }: Operation) {
  const failed = fails && failures[fails]
  return {
    200: { description: 'The data.', content: { [type]: { schema } } },
    304: { description: 'The copy with the ETag of the request is still valid.' },
    ...(failed
      ? {
          [failed[0]]: {
            description: failed[1],
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Faults' } } },
          },
        }
      : {}),
    405: { $ref: '#/components/responses/OtherMethod' },
    429: { $ref: '#/components/responses/TooMany' },
  }
}

function pathItem(operation: Operation) {
  const { operationId, tag, summary, parameters } = operation
  return {
    get: {
      operationId,
      tags: [tag],
      summary,
      parameters: parameters.map((parameter) => ({
        ...parameter,
        required: parameter.required ?? parameter.in === 'path',
      })),
      responses: responsesOf(operation),
    },
  }
}

const description = [
  'Data of the site as JSON. Every address answers GET and HEAD, from every site, without a key.',
  'Nothing of a request is stored. Assistants can call the same by the Model Context Protocol at',
  `${originPlace}/mcp.`,
].join(' ')

/** OpenAPI 3.1 */
export const openApi = (operations: readonly Operation[]) => ({
  openapi: '3.1.0',
  info: {
    title: site.name.en,
    version: '1.0.0',
    description,
    contact: { email: site.email, url: originPlace },
    license: { name: 'See the terms of service', url: `${originPlace}/terms-of-service` },
  },
  servers: [{ url: originPlace }],
  tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
  paths: Object.fromEntries(operations.map((operation) => [operation.path, pathItem(operation)])),
  components: {
    schemas: { Faults: faults },
    responses: {
      OtherMethod: { description: 'Another method than GET, HEAD or OPTIONS. The header Allow names them.' },
      TooMany: { description: 'Too many requests came from your network. Try again in a minute.' },
    },
  },
})
