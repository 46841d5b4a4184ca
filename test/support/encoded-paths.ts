const hex = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`

/** Control characters and other sequences that have broken a router, a header or a log. */
const encodings = [
  ...Array.from({ length: 0x20 }, (_, byte) => hex(byte)),
  ...['%7f', '%7F', '%C3%A9', '%D7%90', '%22', '%27', '%5c', '%3C', '%3Cscript%3E', '%20', '%23', '%3f'],
  ...['%2f', '%2f%2fevil.example', '%25', '%2500', '%ff', '%E2%80', '%ed%a0%80', '%0d%0aX:%20y', '%', '%zz'],
]

/** Beginnings after which a route takes any rest. */
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

export const encodedPaths = [...behind(beginnings), ...behind(apiBeginnings), ...behind(operatorBeginnings)]

export const operatorPaths = behind(operatorBeginnings).flatMap(({ paths }) => paths)
