import { en } from './frame/en.ts'
import { he } from './frame/he.ts'

/** Without the trace of a number, which is not a document for a sponsor. */
const ofPages = (pages: Readonly<Record<string, string>>) =>
  Object.entries(pages)
    .filter(([page]) => page !== 'sample-study/trace')
    .map(([page, title]) => ({ id: page.replace('sample-study/', ''), title }))

/** For the project brief. */
export const deliverables = { en: ofPages(en.pages), he: ofPages(he.pages) }
