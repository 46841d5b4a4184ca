const hex = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`

/** Control characters, and what else has made a router, a header or a log stumble. */
const encodings = [
  ...Array.from({ length: 0x20 }, (_, byte) => hex(byte)),
  ...['%7f', '%7F', '%C3%A9', '%D7%90', '%22', '%27', '%5c', '%3C', '%3Cscript%3E', '%20', '%23', '%3f'],
  ...['%2f', '%2f%2fevil.example', '%25', '%2500', '%ff', '%E2%80', '%ed%a0%80', '%0d%0aX:%20y', '%', '%zz'],
]

/** What a path may begin with so that a route takes the rest of it, whatever it is. */
const beginnings = [
  ...['/', '/he/', '/insights/', '/he/insights/', '/he/blog/', '/sample-study/data/'],
  ...[
    '/blog/',
    '/blog/a/',
    '/blog/supply-chain-early-phase-studies',
    '/blog/supply-chain-early-phase-studies.',
  ],
  ...['/key-concepts/', '/key-concepts/a/', '/key-concepts/a.', '/key-concepts/zelens-design'],
  ...['/about-us', '/study-design/two-means.', '/study-design/'],
]

const apiBeginnings = ['/api/', '/api/nothing/', '/api/insights/', '/api/insights/a/', '/api/health/']

const operatorBeginnings = ['/api/outbox/', '/api/outbox/a/', '/api/outbox/a/retry']

const behind = (some: readonly string[]) =>
  some.map((beginning) => ({ beginning, paths: encodings.map((encoding) => beginning + encoding) }))

/** Paths that no page has, behind every route that takes what it does not know. */
export const encodedPaths = [...behind(beginnings), ...behind(apiBeginnings), ...behind(operatorBeginnings)]

/** Those of them under the operator's routes. */
export const operatorPaths = behind(operatorBeginnings).flatMap(({ paths }) => paths)
