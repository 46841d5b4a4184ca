import { describe, expect, test } from 'vitest'
import { isPageName, routes } from '#content/routes.ts'
import { pages, tools } from '#src/pages.ts'
import { documentOf, only, select } from '#test/support/html.ts'
import { ask } from '#test/support/site.ts'

/** NUL, ESC, NEL, and marks that turn the direction of what follows or begin an annotation. */
const hidden = '\u0000\u001b\u0085\u202e\u2067\ufff9'
const unseen = '[^\\P{Cc}\\t\\n\\r]|[\\u202A-\\u202E\\u2066-\\u2069\\uFFF9-\\uFFFB]'

/** A plot may hold some: those of the same page without them in its address do not count. */
const countIn = (text: string) => text.match(new RegExp(unseen, 'gu'))?.length ?? 0

/** These parameters hold others. */
const holders: Record<string, string> = { design: 'two-means?difference=', estimand: 'population=' }

const typed = (name: string, marks: string) =>
  holders[name] ? holders[name] + encodeURIComponent(`Zq${marks}7`) : `Zq${marks}7`

const endings = ['', '.json', '.md', '.txt', '.csv', '.ris', '.bib']

const everyRoute = Object.entries(routes).flatMap(([name, route]) => {
  const page = isPageName(name) ? pages[name] : undefined
  const path = route.replace(':slug', name === 'term' ? 'hazard-ratio-hr' : 'none')
  return page ? [{ path, page, names: [...Object.keys(page.reads), ...page.readsLists] }] : []
})

const asked = (names: readonly string[], marks: string) =>
  new URLSearchParams(names.map((name) => [name, typed(name, marks)])).toString()

const form = (body: string): RequestInit => ({
  method: 'POST',
  headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
  body,
})

describe('characters that nobody sees come back in no answer', () => {
  test.each(everyRoute)('asked with them: $path', async ({ path, names }) => {
    const query = (marks: string) => asked(['q', 'id', 'at', 'format', ...names], marks)
    for (const ending of endings) {
      const response = await ask(`${path}${ending}?${query(hidden)}`)
      const plain = await ask(`${path}${ending}?${query('')}`)
      expect(response.status).toBe(plain.status)
      expect(countIn(await response.text())).toBe(countIn(await plain.text()))
    }
  })

  test('what else was typed stays', async () => {
    const typed = (marks: string) => `a${marks}|%2500 \u200fב`
    const response = await ask(`/search?lang=he&q=${encodeURIComponent(typed(hidden))}`)
    const field = only(documentOf(await response.text()), 'main [name="q"]')
    expect([response.status, field.getAttribute('value')]).toEqual([200, typed('')])
  })

  test('an address with them is cached nowhere, although the site writes it without them', async () => {
    const response = await ask(`/key-concepts?letter=B${encodeURIComponent(hidden)}`)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    await response.arrayBuffer()
  })

  test.each(everyRoute.filter(({ page }) => page.isPosted))(
    'posted, and too long for an address: $path',
    async ({ path, names }) => {
      const text = names.find((name) => name === 'notes' || name === 'population') ?? ''
      const long = `&${text}=${encodeURIComponent(hidden)}${'x'.repeat(16_000)}`
      const others = names.filter((name) => name !== text)
      const response = await ask(path, form(asked(others, hidden) + long))
      expect(response.status).toBe(200)
      expect(countIn(await response.text())).toBe(0)
    },
  )

  test('a refused contact form, on a page with a state', async () => {
    const path = '/study-design/two-means'
    const fields = select(documentOf(await (await ask(path)).text()), '#contact [name]')
    const names = fields.map((field) => field.getAttribute('name') ?? '').filter((name) => name !== 'page')
    const sent = new URLSearchParams(names.map((name) => [name, typed(name, hidden)]))
    sent.set('page', `${path}?${asked(['difference', 'sd'], hidden)}`)
    const response = await ask('/api/send-email', form(sent.toString()))
    expect(response.status).toBe(400)
    const page = await response.text()
    expect(only(documentOf(page), '#contact textarea').textContent).toContain('Zq7')
    expect(countIn(page)).toBe(countIn(await (await ask(path)).text()))
  })

  test.each(Object.keys(tools))('the tool %s', async (name) => {
    const names = ['query', 'term', 'at', 'difference', 'sd', 'population', 'language', `x${hidden}`]
    const cases = [...names.map((one) => ({ [one]: typed(one, hidden) })), { [`x${hidden}`]: 1 }]
    for (const args of cases) {
      const response = await ask('/mcp', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name, arguments: args },
        }),
      })
      const { result } = await response.json<{ result: object }>()
      const texts: string[] = []
      JSON.stringify(result, (key, value) => {
        texts.push(key, typeof value === 'string' ? value : '')
        return value
      })
      expect(countIn(texts.join(' '))).toBe(0)
    }
  })
})
