import { createExecutionContext } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { failing } from './failing.ts'
import { waiting } from './waiting.ts'

const seen = async (answer: Response) => ({
  status: answer.status,
  refresh: answer.headers.get('refresh'),
  text: await answer.text(),
})

/** Of a page that shows a file of the data, and throws without it as pages do. */
async function shown(fileStatus: number, pageStatus = 200) {
  const env = { ASSETS: { fetch: async () => new Response('{}', { status: fileStatus }) } }
  const page = waiting<typeof env>({
    fetch: async (_request, { ASSETS }) => {
      const data = await ASSETS.fetch()
      if (!data.ok) throw new Error('no data')
      return new Response('shown', { status: pageStatus })
    },
  })
  return seen(await page.fetch(new Request('http://localhost/page'), env, createExecutionContext()))
}

test('the build has failed: every page shows the message, and asks again', async () => {
  const { status, refresh, text } = await seen(failing('content failed: no date').fetch())
  expect([status, refresh]).toEqual([500, '3'])
  expect(text).toMatch(/^content failed: no date\n/)
})

test('data are still being built: the page that needs them says so, and asks again', async () => {
  const { status, refresh, text } = await shown(404)
  expect([status, refresh]).toEqual([503, '2'])
  expect(text).toContain('still being built')
})

test('a page that has its data is shown', async () => {
  expect(await shown(200)).toEqual({ status: 200, refresh: null, text: 'shown' })
})

test('a page or a file that is not there yet is being built too', async () => {
  expect(await shown(200, 404)).toMatchObject({ status: 503, refresh: '2' })
})
