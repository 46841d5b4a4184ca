import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Server, serve } from '#test/bench/server.ts'
import { freePort } from '#test/support/free-port.ts'
import { hasLeft } from '#test/support/left.ts'

const designs = ['two-means', 'precision', 'group-sequential', 'time-to-event']
const asked = designs.map((name) => `design=${name}`).join('&')

/** Those with the most bytes or the most work. */
const heaviest = [
  '/study-design/checks.json',
  '/study-design/checks?kind=program',
  '/study-design/checks.csv',
  '/key-concepts',
  '/key-concepts?lang=he&q=%D7%94',
  '/key-concepts.json',
  '/sample-study/datasets?lang=he',
  '/sample-study/outputs?show=l-16-2-7',
  `/study-design/compare?${asked}`,
  `/brief?${asked}`,
  `/brief.txt?${asked}`,
  '/search?q=hazzard+ratio',
  '/search?lang=he&q=%D7%9E%D7%97%D7%A7%D7%A8',
  '/llms.txt',
].filter((path) => !hasLeft(path))

/** An isolate at Cloudflare has 128 MB, also for what is outside the heap. */
const heap = 96

let site: Server

beforeAll(async () => {
  site = await serve(inject('bundle'), await freePort(), { heap })
}, 60_000)
afterAll(() => site.stop())

/** V8 would end the process, and no answer would come. */
test(`80 of the heaviest answers at once, three times, in ${heap} MB`, async () => {
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${site.port}${path}`)
    const text = await response.text()
    return [path, response.status, text.length > 1000]
  }
  for (let round = 0; round < 3; round += 1) {
    const paths = Array.from({ length: 80 }, (_, place) => heaviest[place % heaviest.length] ?? '/')
    const answers = await Promise.all(paths.map(ask))
    expect(answers).toEqual(paths.map((path) => [path, 200, true]))
  }
})
