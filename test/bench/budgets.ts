import terms from '#content/glossary/terms.json' with { type: 'json' }
import { publicationRecords } from '#content/publications/records.ts'
import { models } from '#src/sample-study/metadata.ts'

const kilobyte = 1024

/** In bytes of gzip, as the Worker is uploaded. */
export const workerBudget = {
  /**
   * An isolate parses the script when it starts: 100 KB cost about 5 ms on a quiet page. 5 KB are the
   * operator's commands, 2 KB the reports of browsers, 2 KB the sentences of methods paragraphs. 20 KB
   * are the warnings of study designs, their code for R and SAS, and stopping for futility and harm; 10 KB
   * what a given size can show, 3 KB the comparison of scenarios, 5 KB two assumptions at once, 6 KB
   * monitoring (its calculation, and the form that a browser without script needs), and 3 KB the
   * parser that makes Markdown of a page in a fifth of the time that `HTMLRewriter` took. 1 KB halves
   * the time of sequential plans and two-stage designs. 1.5 KB are the citation of the study's data,
   * their structured data, and how to load them. 3 KB are the fields of the clinical forms of the study,
   * with its criteria and laboratories, and what reads the file of a participant. 1 KB is the figure of its
   * tipping point, 1.5 KB are the page of the rules that the data keep. 2.5 KB are its figures of
   * progression and of the liver, and the sections of its outputs. 1.75 KB are the menu of tools, the tools in the footer, and those on the home page.
   * 4.5 KB are the two pages for buyers, how we work and therapeutic areas. 2 KB are the search by intent:
   * numerals, roots, synonyms, the other keyboard, and the best answer. 0.8 KB are the figure of a term with its
   * slider. 2.5 KB are the drawn forms of the study, its audit trails as timelines, and the pages of
   * its participants. 5.5 KB are the steps of its trace: the way as a picture, headings in words, and the rows
   * of a number as curves, bars, dots, and a table that sorts. 2.7 KB are the topics of terms, what is
   * around a term, and its citation. 3.5 KB are the standards as a matrix and the brief as a sheet that fills.
   * 1 KB are flash cards, 0.7 KB the figures beside posts, and words for the steps of a trace. 0.5 KB is the
   * question of an estimand on its design. 12 KB are the simulations of designs: 8 KB their R code, and
   * the part of the page; the trials themselves run in the browser and the build only. 2.5 KB are the
   * prepared changes of the study. 80 KB are for assistants: 75 KB the SDK of their protocol with the whole
   * of zod, which runs at the first message only (`src/machine/README.md`), and their tools. 2.5 KB are
   * trials drawn against boundaries, and the checks that a browser computes again. 0.5 KB are blanks between
   * words for readers without a stylesheet, and what clients of assistants accept. 1 KB cleans addresses as
   * people paste them, and offers mail and telephone where a form fails. 17 KB plan sequential trials from
   * their own assumptions, with seven modes of trials and their R code. 4.5 KB are the looks of a delayed effect,
   * the cautions of a single analysis that hold with looks, and what a paragraph says of a changed assumption, of
   * a value that was found, and of the arms. 0.1 KB lets sequential plans keep what they search for.
   */
  script: 345 * kilobyte,
  /**
   * An isolate reads it at its start; a page parses only its parts. Methods paragraphs are 5 KB, the
   * notes of designs 8 KB, what a given size can show 6 KB, formulas as MathML 7 KB, the words of
   * monitoring 5 KB, a comparison of scenarios 2 KB, the use of the study's data elsewhere 1.5 KB, what is
   * planted in the study 9.5 KB, its edit checks and new forms 5.5 KB,
   * the rules of the study's trial design, elements and analysis datasets 3 KB, the words of its clinical
   * forms and domains 5 KB, of its tipping point 3 KB, its page of rules 2 KB, its tables of
   * progression, response, liver, deaths, exposure, laboratory, and disease 10 KB. The participants as
   * links on the survival curves are 7 KB, in two languages. The pages for buyers are 9 KB. The kinds and
   * examples of the search are 0.5 KB, the participants of the study and their flow 2.5 KB, its
   * subgroups 1.5 KB, the variables of its data in words 5 KB. The three figures within posts are 5.5 KB,
   * eight more plots of services 16 KB,
   * the topics of terms 1.5 KB, the issuers of standards and the sheet of the brief 1 KB. Which utilities a
   * page has is 2.5 KB. The words of simulations are 2 KB, of changes
   * of the study and of messages from assistants 2.5 KB, of moved looks and recomputed checks 1.5 KB,
   * of the oldest browsers 0.25 KB, of sequential trials from their own assumptions and of new modes 10.5 KB,
   * of what paragraphs say of changed assumptions, found values, arms and analysis sets 2 KB, of delayed effects
   * with looks and of parts of forms 0.75 KB.
   */
  content: 424.75 * kilobyte + 0.3 * kilobyte * terms.length,
}

/**
 * The sample study's share of the script, in bytes of gzip: every visitor's start parses it. Its three
 * figures are 3 KB, its page of rules 2 KB, its sixteen forms 3 KB, its part of the home page 0.5 KB. The
 * drawings of its forms, the timeline of an audit trail, and the pages of participants are 2.5 KB,
 * the steps of its trace 6 KB, its prepared changes 2.5 KB, its tool for assistants 0.3 KB.
 */
export const studyBudget = 34.75 * kilobyte

/** In bytes, compressed. */
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

/** A slow line loads 16 KB in 0.1 s. */
const common = 16 * kilobyte

/** The simulation with its R code, and its results and difficult cases for readers without script. */
const simulation = 3.5 * kilobyte

const variables = Object.values(models).flatMap(({ datasets }) =>
  datasets.flatMap((dataset): readonly unknown[] => dataset.variables),
)

/**
 * The menu of tools and the footer's links to them take 350 bytes of each, the first script 450, what the
 * contact form says and offers when it cannot send 200.
 */
const longer: Record<string, number> = {
  // In English 16 KB. Each of 160 participants is a link on the curves, of 20 bytes; a Hebrew letter
  // takes two bytes.
  '/': 18 * kilobyte,
  // Eight and six services, each with a plot and its parts as rows for a phone; a Hebrew letter takes
  // two bytes.
  '/data-management': 26.5 * kilobyte,
  // Also about sixty links to terms, of 20 bytes each.
  '/biostatistics': 25.25 * kilobyte,
  // Two long stories in Hebrew.
  '/about-us': 17.25 * kilobyte,
  // Four plots, and in Hebrew four examples whose addresses hold their words.
  '/therapeutic-areas': 17.5 * kilobyte,
  // Twenty-one sections, each of which the law or the code requires, in Hebrew.
  '/privacy-policy': 17.25 * kilobyte,
  // A term takes about 120 bytes in either list, a publication 200 with its structured data.
  '/key-concepts': common + 145 * terms.length,
  '/biostatistic-glossary': common + 130 * terms.length,
  // Five tables of up to six looks, their boundaries as a picture, and up to eleven formulas. Three
  // hundred trials as lines are 1.5 KB, how they end and stop 1 KB. 5 KB are the fields of all endpoints and
  // of a survival trial's course, in Hebrew.
  '/study-design/group-sequential': 28 * kilobyte + simulation,
  // Twenty-six fields, half of them for courses that are rare, each with what it means, six assumptions that vary in a
  // table that scrolls, and the table of events.
  '/study-design/time-to-event': 20 * kilobyte + simulation,
  // In Hebrew.
  '/study-design/rare-events': 16.25 * kilobyte,
  // Margins and warnings in two outcomes, in Hebrew.
  '/study-design/cluster-randomized': 16.75 * kilobyte + simulation,
  '/qualification': 16.25 * kilobyte,
  ...Object.fromEntries(
    ['two-means', 'two-proportions', 'bioequivalence', 'one-proportion', 'simon-two-stage', 'precision'].map(
      (design) => [`/study-design/${design}`, common + simulation],
    ),
  ),
  // The guides in Hebrew, and a line for each variable of each dataset: its label, type, and rule,
  // and an address for those that the forms name.
  '/sample-study/datasets': 12 * kilobyte + 20 * variables.length,
  // Ninety edit checks, each with its rule in Hebrew, and a link for each of the 750 queries.
  '/sample-study/data-management': 19.15 * kilobyte,
  // A row for each of 160 participants, in Hebrew.
  '/sample-study/trace': 16.5 * kilobyte,
  // A lane of the plot and a row of the table for each of 160 participants.
  '/sample-study/participants': 17 * kilobyte,
  '/blog/scientific-articles': common + 400 * publicationRecords.length,
}

export function budgetOf(path: string): PageBytes {
  return {
    html: longer[path] ?? common,
    // 85 ms of a slow line.
    style: 15.25 * kilobyte,
    // One family: Latin, and Hebrew where the page needs it.
    fonts: 30 * kilobyte,
    // Loads before or beside the first paint. It keeps drafts and the project brief from the first
    // key on, carries the scroll position and the open cards into the other language, stays at the
    // sentence that a link names, answers the search key, and reports errors, also its own. 0.4 KB tell old
    // browsers apart, notice a script that is lost, and try again.
    early: 5.2 * kilobyte,
    // 0.1 KB counts the entries of the brief in the header.
    // React and jotai are 73 KB of it; they load when nobody waits. The longest are the designs’ pages:
    // 0.5 KB keeps the form still while answers come, and types in what may have been meant. 0.1 KB
    // saves a Hebrew page on the server a twentieth of its time (`client/ui/bidi.ts`). 2 KB show the
    // simulation: apart, they would be a request before that of the worker, and the first progress on a
    // slow line comes 400 ms later. 0.2 KB are the addresses of further workers, and 0.3 KB an exchange that
    // leaves parts in place. Where looks can be moved, 2.25 KB do that. 1.3 KB keep
    // what the server sent, whatever happens to an island, and tell a foreign answer from ours.
    script: (path === '/study-design/group-sequential' ? 100 : 98) * kilobyte,
  }
}
