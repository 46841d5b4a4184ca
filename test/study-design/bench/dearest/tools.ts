import { readFileSync } from 'node:fs'
import { isDesignName, type Texts } from '@marom/trial-designs'
import * as z from 'zod'
import type { Kind } from './kind.ts'
import { queriesNear, someQueries } from './words.ts'

const property = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  anyOf: z.array(z.object({ minimum: z.number().optional(), maximum: z.number().optional() })).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
})

type Property = z.infer<typeof property>

const toolsFile = z.object({
  tools: z.array(
    z.object({
      name: z.string(),
      inputSchema: z.object({
        properties: z.record(z.string(), property),
        examples: z.array(z.record(z.string(), z.unknown())),
      }),
    }),
  ),
})

/** As a text; lists as JSON. */
const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const read = ({ type }: Property, text: string): unknown =>
  type === 'string' || text.endsWith('%') ? text : JSON.parse(text)

function numbersOf({ anyOf: [one] = [], ...property }: Property, text: string): string[] {
  const { minimum: min = 0, maximum: max = 1 } = { ...one, ...property }
  const value = Number(text)
  const all = [
    min,
    max,
    (min + max) / 2,
    Math.sqrt(Math.max(min, max / 1e9) * max),
    value / 2,
    2 * value,
    1.01 * value,
  ]
  const whole = property.type === 'integer' ? all.map(Math.round) : all
  return whole
    .filter((number) => number >= min && number <= max)
    .map((number) => String(Number(number.toPrecision(6))))
}

/** A list once and as long as the longest allowed. */
const listsOf = (text: string): string[] =>
  text
    ? [
        '',
        text,
        JSON.stringify(
          Array.from({ length: 6 }, () => JSON.parse(text))
            .flat()
            .slice(0, 5),
        ),
      ]
    : ['']

function triesOf(property: Property, text: string, random: () => number): string[] {
  if (property.enum) return property.enum
  if (property.type === 'array') return listsOf(text)
  if (property.type === 'boolean') return ['', 'true']
  if (property.maxLength)
    return queriesNear(text, random).filter(({ length }) => length <= (property.maxLength ?? 0))
  return numbersOf(property, text)
}

/** A call of each tool. @param planned the dearest states by design */
export function toolKinds(
  planned: ReadonlyMap<string, readonly { texts: Texts }[]>,
  random: () => number,
): Kind[] {
  const { tools } = toolsFile.parse(JSON.parse(readFileSync('public/data/machines/tools.json', 'utf8')))
  return tools.map(({ name, inputSchema: { properties, examples } }): Kind => {
    const known = examples.map((example) =>
      Object.fromEntries(Object.entries(example).map(([key, value]) => [key, written(value)])),
    )
    const [example = {}] = known
    const design = name.replace('plan_', '').replaceAll('_', '-')
    const states = (planned.get(design) ?? []).map(({ texts }) => ({ ...example, ...texts }))
    const asked = 'query' in properties ? someQueries(random, 60).map((query) => ({ ...example, query })) : []
    return {
      name,
      seeds: [...known, ...states, ...asked],
      tries: (texts) =>
        Object.fromEntries(
          Object.entries(properties).map(([key, one]) => [key, triesOf(one, texts[key] ?? '', random)]),
        ),
      request: (texts) => ({
        path: '/mcp',
        call: {
          name,
          arguments: Object.fromEntries(
            Object.entries(texts).flatMap(([key, text]) => {
              const one = properties[key]
              return one && text !== '' ? [[key, read(one, text)]] : []
            }),
          ),
        },
        before: isDesignName(design) ? [`/study-design/${design}.json`] : [],
      }),
    }
  })
}
