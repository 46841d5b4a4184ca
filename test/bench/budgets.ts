import terms from '#content/glossary/terms.json' with { type: 'json' }
import { publicationRecords } from '#content/publications/records.ts'

const kilobyte = 1024

/** What the Worker may weigh, in bytes of gzip as it is uploaded. */
export const workerBudget = {
  /**
   * Parsed at every start of an isolate: each 100 KB cost a visitor of a quiet page some 5 ms. 186
   * KB held the site as it was asked for; reference, search, builders and sample study are 40 KB
   * more.
   */
  script: 226 * kilobyte,
  /**
   * Read part by part, so it costs a start next to nothing; it bounds the upload. A term is a KB,
   * with what the search knows of it: three times as many fit. 100 KB of it were added for the
   * Markdown of the pages (410 KB, deflated): made at a request, the longest took 130 ms of CPU.
   */
  content: 1800 * kilobyte + kilobyte * terms.length,
}

/**
 * What the sample study may add to that script, in bytes of gzip: a start parses them for every
 * visitor.
 */
export const studyBudget = 20 * kilobyte

/** What a page weighs on the wire, in bytes. */
export interface PageBytes {
  /** The document without its stylesheet, as the platform compresses it (brotli 4). */
  html: number
  /** The site's one stylesheet, inline in every document. */
  style: number
  fonts: number
  /**
   * Script before the visitor reaches for the page or the browser is idle, the inline one included.
   */
  early: number
  /** All script of the page with every island of it. */
  script: number
}

/**
 * A slow line brings 16 KB in a tenth of a second: what is more than a page's own words has to be
 * worth that.
 */
const common = 16 * kilobyte

/** Pages whose words are longer, by what makes them so. */
const longer: Record<string, number> = {
  // Eight and six services, each with a plot; a Hebrew letter takes two bytes.
  '/data-management': 21 * kilobyte,
  // And here some sixty links to terms, of 20 bytes each.
  '/biostatistics': 23 * kilobyte,
  // Two long stories, in Hebrew.
  '/about-us': 17 * kilobyte,
  // A term is some 120 bytes in either list, a publication 200 with its structured data.
  '/key-concepts': common + 145 * terms.length,
  '/biostatistic-glossary': common + 130 * terms.length,
  // 415 published values, each some 20 bytes with its source and the address of its case.
  '/study-design/checks': common + 20 * 415,
  '/blog/scientific-articles': common + 400 * publicationRecords.length,
}

/** The most that a page may weigh. */
export function budgetOf(path: string): PageBytes {
  return {
    html: longer[path] ?? common,
    // 85 ms of a slow line, for every page, theme and sheet of paper; cut per page it was 6 KB
    // less, which no visit's first paint showed.
    style: 17 * kilobyte,
    // One family: Latin, and Hebrew where it is read.
    fonts: 30 * kilobyte,
    // Comes before the first paint or beside it. It keeps drafts and the project brief from the
    // first key on, so that nothing typed early is lost; the place and the open cards go into the
    // other language with it, and the search answers its key.
    early: 4.5 * kilobyte,
    // React and jotai alone are 73 KB this way; it loads when nobody waits.
    script: 92 * kilobyte,
  }
}
