import { en } from './frame/en.ts'
import { he } from './frame/he.ts'

/** Without the pages that are not documents for a sponsor. */
const others = ['conformance', 'planted', 'trace', 'break'].map((page) => `sample-study/${page}`)

const ofPages = (pages: Readonly<Record<string, string>>) =>
  Object.entries(pages)
    .filter(([page]) => !others.includes(page))
    .map(([page, title]) => ({ id: page.replace('sample-study/', ''), title }))

/** For the project brief. */
export const deliverables = { en: ofPages(en.pages), he: ofPages(he.pages) }
