import { designNames, designs, quantityText } from '@marom/trial-designs'
import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#test/machine/built.ts'
import { quickCall } from '#test/machine/call.ts'
import { type Call, clientOfSite } from '#test/machine/client.ts'
import { ask } from '#test/support/built-pages.ts'
import { inShort } from '#test/support/extent.ts'
import { documentOf } from '#test/support/html.ts'
import { numberIn } from './properties/nearer.ts'
import { saneStates } from './properties/sane.ts'
import { nameOf, type State } from './states.ts'

const count = inShort(3, 60)

let client: ReadonlyMap<string, Call>
beforeAll(async () => {
  client = await clientOfSite()
})

interface Answered {
  headline: string
  values: Record<string, number>
  labels: Record<string, string>
}

const textAt = async (state: State, ending: string) =>
  (await ask(`/study-design/${nameOf(state).replace('?', `${ending}?`)}`)).text()

/** A number as an agent sends it: a percentage below 1 has its sign. */
function argumentsOf({ design, texts }: State): Record<string, string | number> {
  const given = designs[design].fields.filter(({ name }) => name in texts)
  return Object.fromEntries(
    given.map(({ name, kind }) => {
      const value = numberIn(texts, name)
      return [name, kind === 'choice' || (kind === 'percent' && value < 1) ? (texts[name] ?? '') : value]
    }),
  )
}

/** Every quantity of the page: its text by its label. */
function shownOn(html: string): Record<string, string> {
  const terms = [...documentOf(html).querySelectorAll('dl dt')]
  return Object.fromEntries(
    terms.map((term) => [term.textContent.trim(), term.nextElementSibling?.textContent.trim() ?? '']),
  )
}

describe.each(designNames)('%s', (name) => {
  const states = saneStates(name, count).filter(({ texts }) => designs[name].answer(texts).isResult)
  const operation = operations.find(({ path }) => path === `/study-design/${name}.json`)

  test.each(states.map((state) => [nameOf(state), state] as const))(
    'one answer as page, JSON, CSV, by a client and by a tool: %s',
    async (_, state) => {
      const answer: Answered = JSON.parse(await textAt(state, '.json'))
      const { headline, values, labels } = answer
      const shown = shownOn(await textAt(state, ''))
      for (const [quantity, value] of Object.entries(values)) {
        const text = quantityText(value, designs[name].quantities[quantity] ?? { as: 'decimal' })
        // The bounds of a sequential plan are in its tables.
        if (/^(z|futility|harm)\d$/.test(quantity)) continue
        expect(shown[labels[quantity] ?? ''], quantity).toBe(text)
      }
      const [head = '', first = ''] = (await textAt(state, '.csv')).split(/\r?\n/)
      const place = head.split(',').indexOf(headline)
      expect(Number(first.split(',')[place])).toBe(values[headline])
      const byClient = await client.get(operation?.operationId ?? '')?.(state.texts)
      expect(byClient).toMatchObject({ values })
      const { structuredContent, content } = await quickCall(
        `plan_${name.replaceAll('-', '_')}`,
        argumentsOf(state),
      )
      expect(structuredContent, content[0]?.text).toMatchObject({ values })
    },
  )
})
