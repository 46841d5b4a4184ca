import { designNames } from '@marom/trial-designs'
import { describe, expect, inject, test } from 'vitest'
import { designAsParameter } from '#src/study-design/as-parameter.ts'
import { inShort } from '#test/support/extent.ts'
import { nameOf, type State, statesOf } from './states.ts'

/** In ms. An answer takes some milliseconds; a slower one is taken as missing. */
const patience = 5000

interface Asked {
  status: number
  text: string
}

/** Status 0: no answer came. */
async function ask(path: string): Promise<Asked> {
  try {
    const response = await fetch(`${inject('site')}${path}`, {
      signal: AbortSignal.timeout(patience),
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}

const someOf = (states: readonly State[], count: number) =>
  states.filter((_, i) => i % Math.ceil(states.length / count) === 0)

const every = [...statesOf(1000, 100)]

/** Every second address is Hebrew. */
const pathOf = (state: State, ending: string, place: number) => {
  const [design, query] = nameOf(state).split('?')
  return `/study-design/${design}${ending}?${place % 2 === 0 ? '' : 'lang=he&'}${query}`
}

describe.each(['', '.json'])('states at and between the limits, as *%s', (ending) => {
  test('each is answered in time, with a result or with what is wrong', { timeout: 120_000 }, async () => {
    const wrong: string[] = []
    for (const [place, state] of someOf(every, inShort(60, 300)).entries()) {
      const path = pathOf(state, ending, place)
      const { status, text } = await ask(path)
      const isAnswered = status === 200 || (ending === '.json' && status === 422)
      if (!isAnswered || text.length === 0) wrong.push(`${status}: ${path}`)
      // The Worker hangs: it answers nothing else.
      if (status === 0) break
    }
    expect(wrong).toEqual([])
  })
})

test('briefs of six designs at and between the limits: each is answered in time', {
  timeout: 120_000,
}, async () => {
  const states = someOf(every, 240)
  const wrong: string[] = []
  for (let start = 0; start < inShort(5, 40); start++) {
    const some = designNames.flatMap((_, i) => states[(start * 7 + i * 23) % states.length] ?? []).slice(0, 6)
    const packed = some.map(({ design, texts }) => ['design', designAsParameter(design, texts)])
    const path = `/brief?${new URLSearchParams(packed)}`
    const { status } = await ask(path)
    if (status !== 200) wrong.push(`${status}: ${path}`)
    if (status === 0) break
  }
  expect(wrong).toEqual([])
})

/** Each of these states once ran endlessly. */
const endless = [
  'two-means?sd=0.000001',
  'two-means?difference=1000000&sd=0.001',
  'two-means?comparison=paired&goal=noninferiority&margin=1000000&n=441629',
  'cluster-randomized?sd=0.000001',
  'cluster-randomized?difference=1000000&sd=0.001',
]

const sentences = {
  '': 'This is more than 1,000 standard deviations: please check it and the standard deviation.',
  '&lang=he': 'הערך עולה על 1,000 סטיות תקן: נא לבדוק אותו ואת סטיית התקן.',
}

describe.each(endless)('%s, which was computed without end', (address) => {
  const [design = '', query = ''] = address.split('?')

  test.each(Object.entries(sentences))(
    'with "%s": refused at its field with a sentence',
    async (lang, said) => {
      const page = await ask(`/study-design/${design}?${query}${lang}`)
      expect(page.status).toBe(200)
      expect(page.text.replaceAll(/<[^>]*>/g, '')).toContain(said)
      expect(page.text).not.toContain('data-headline="true"')
      const json = await ask(`/study-design/${design}.json?${query}${lang}`)
      expect(json.status).toBe(422)
      expect(Object.values(JSON.parse(json.text).fields)).toEqual([said])
    },
  )

  test('in a brief: left out, and said', async () => {
    const { status, text } = await ask(`/brief?${new URLSearchParams({ design: address })}`)
    expect(status).toBe(200)
    expect(text).toContain('One entry in the address was not recognized and was left out.')
  })
})

test('thousands of letters in a field: a fault that says how many may stand there, and the text is kept', async () => {
  const letters = 'x'.repeat(8000)
  const { status, text } = await ask(`/study-design/two-means?difference=${letters}`)
  expect(status).toBe(200)
  expect(text).toContain(`value="${letters}"`)
  expect(text).toContain('Please use at most 30 characters.')
  const hebrew = await ask(`/study-design/two-means?lang=he&difference=${letters}`)
  expect(hebrew.text).toContain('נא להזין 30 תווים לכל היותר.')
})
