import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { everyAddress, stateAddresses } from '#test/support/addresses.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { pieceOf } from '#test/support/html.ts'
import { joinedWords } from '#test/support/joined-words.ts'
import { hasLeft } from '#test/support/left.ts'

/** Pages with results that their plain address does not have. */
const answered = [
  '/search?q=power',
  '/search?q=zzzz',
  '/no-such-page',
  '/key-concepts?q=hazard',
  '/key-concepts/study?topic=estimands&round=2',
  '/blog/scientific-articles?q=zzzz',
  '/brief?subject=ABC&phase=2&sites=x&service=ctms&design=two-means%3Fpower%3D90',
  '/study-design/estimand?population=adults&event1=death&strategy1=composite',
  '/study-design/two-means?rows=difference&columns=sd',
  '/study-design/two-means?sd=-1',
  '/study-design/compare?design=two-means&design=time-to-event%3Fhr%3D0.4',
  '/study-design/checks?design=two-means',
  '/study-design/monitoring?info1=70&z1=0.8',
  '/sample-study/participants?sort=time',
  '/sample-study/outputs?show=f-14-2-1',
].filter((path) => !hasLeft(path))

describe.each(languages)('without a stylesheet, in %s', (language) => {
  const listed = [...everyAddress, ...stateAddresses].filter((address) => address.language === language)
  const paths = [...listed.map(({ path }) => path), ...answered.map((path) => inLanguage(path, language))]

  test.each(paths)('%s: no two words run together', async (path) => {
    const cure = "put {' '} between the elements; a flex or grid container does not show it"
    expect(joinedWords((await documentAt(path)).body), cure).toEqual([])
  })
})

test.each([
  ['<a>One</a><a>Two</a>', ['One</a><a>Two']],
  ['<span class="block">Label</span>text', ['Label</span>text']],
  ['<button>Save</button><button>Stop</button>', ['Save</button><button>Stop']],
  ['Files:<a>CSV</a>', ['Files:<a>CSV']],
  ['<strong>One</strong><strong>Two</strong>', ['One</strong><strong>Two']],
  ['<svg><text>0</text><text>25</text></svg>', ['0</text><text>25']],
  ['<label>A</label><input><label>B</label>', ['A</label><input></input><label>B']],
  ['<math><mi>n</mi></math><math><mn>2</mn></math>', ['f</math><math>f']],
])('%s: found', (html, found) => {
  expect(joinedWords(pieceOf(html))).toEqual(found)
})

test.each([
  '<a>One</a> <a>Two</a>',
  '<p>One</p><p>Two</p>',
  'One<br>Two',
  'session<wbr>Storage',
  '20<bdi>0+</bdi> people',
  'ל<a>שלב 2</a>',
  'ב<span class="run">שלב 2</span>',
  'x<sup>2</sup>y',
  '(<a>see</a>), then',
  '<math><mi>a</mi><mn>2</mn></math>',
])('%s: one text, or apart', (html) => {
  expect(joinedWords(pieceOf(html))).toEqual([])
})
