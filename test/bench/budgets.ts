import { select, textOf } from '#test/support/html.ts'

const kilobyte = 1024

/** What a page costs its visitor, in bytes, compressed. */
export interface PageBytes {
  /** The document without its stylesheet, as Cloudflare compresses it (brotli 4). */
  html: number
  /** The site's one stylesheet, inline in every document. */
  style: number
  fonts: number
  /** Script before the browser is idle or the visitor acts, with the inline script. */
  early: number
  script: number
}

/** For every page. A slow line loads 16 KB in 0.1 s. */
export const common: PageBytes = {
  html: 16.75 * kilobyte,
  style: 16 * kilobyte,
  // One family: Latin, and Hebrew where the page needs it.
  fonts: 30.5 * kilobyte,
  early: 5.3 * kilobyte,
  // React and jotai are 73 KB of it.
  script: 105 * kilobyte,
}

/** The HTML of a long kind of page grows with what it lists. In bytes, as in English. */
interface Kind {
  paths: RegExp
  start: number
  each: number
  /** How many items the page has. */
  items: (main: Element) => number
}

const number = (selector: string) => (main: Element) => select(main, selector).length

export const kinds: Readonly<Record<string, Kind>> = {
  // A card with a plot and with its parts, again as rows for a phone.
  service: {
    paths: /^\/(?:biostatistics|clinical-solutions|data-management)$/,
    start: 7 * kilobyte,
    each: 2.6 * kilobyte,
    items: number('article'),
  },
  // A term with its definition.
  terms: { paths: /^\/key-concepts$/, start: 8 * kilobyte, each: 145, items: number('details') },
  glossary: { paths: /^\/biostatistic-glossary$/, start: 8 * kilobyte, each: 125, items: number('dt') },
  // A record with its citation and its structured data.
  publications: {
    paths: /^\/blog\/scientific-articles$/,
    start: 7.5 * kilobyte,
    each: 250,
    items: number('h3'),
  },
  // A word with its share of headings, plots, links to terms, and structured data.
  post: {
    paths: /^\/blog\/[^/]+$/,
    start: 8 * kilobyte,
    each: 4.25,
    items: (main) => textOf(main).split(/\s+/).length,
  },
  // A field with what it means, what it changes, and its part of the results.
  design: {
    paths: /^\/study-design\/[^/]+$/,
    start: 14.75 * kilobyte,
    each: 212,
    items: number('[name]:not([type="hidden"])'),
  },
  // A row for a question or for a standard.
  qualification: { paths: /^\/qualification$/, start: 9 * kilobyte, each: 115, items: number('tr') },
  // Tables and drawings with a row for each variable, check, query, or participant.
  study: { paths: /^\/sample-study\/[^/]+$/, start: 11 * kilobyte, each: 2.4, items: number('*') },
}

/** Of the text of a page: 1 for Latin letters, some 1.75 for Hebrew ones. */
const bytesOfLetter = (text: string) => (text === '' ? 1 : Buffer.byteLength(text) / text.length)

/** The name of the first kind that fits the path. */
export const kindOf = (path: string) => Object.keys(kinds).find((name) => kinds[name]?.paths.test(path))

/** A quarter of the further bytes of Hebrew letters is left after compression. */
export function budgetOf(path: string, main: Element): PageBytes {
  const kind = kinds[kindOf(path) ?? '']
  const grown = kind ? kind.start + kind.each * kind.items(main) : 0
  const letters = 1 + (bytesOfLetter(textOf(main)) - 1) / 4
  return { ...common, html: Math.round(Math.max(common.html, grown) * letters) }
}

/**
 * Of gzip, as the Worker is uploaded. An isolate parses all of it when it starts: 100 KB cost about
 * 5 ms on a quiet page.
 */
export const scriptBudget = 358 * kilobyte

/** The sample study's share of the script, in bytes of gzip. A provider may remove the study. */
export const studyBudget = 36.5 * kilobyte

/** Of a file of `client/compute`, brotli 4. A page loads it with a press. */
export const browserWorkerBudget = 76.5 * kilobyte

/** In bytes of gzip, as the Worker is uploaded. */
export interface WorkerBytes {
  script: number
  content: number
}

/** What the content of the Worker comes from: bytes of gzip, or a number. */
export interface Sources {
  posts: number
  /** Words in all languages, formulas, terms, publications. */
  words: number
  /** Drawn plots, one for each language. */
  drawings: number
  pages: number
}

/**
 * Of gzip. An isolate reads it at its start, and a page parses only its parts. It grows with what is
 * written; it may not grow without.
 */
export const contentBudget = ({ posts, words, drawings, pages }: Sources): number =>
  Math.round(1.25 * posts + 0.96 * words + kilobyte * drawings + 24 * kilobyte + 50 * pages)
