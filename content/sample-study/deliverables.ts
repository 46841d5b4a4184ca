import { en } from './frame/en.ts'
import { he } from './frame/he.ts'

/** Every document of the study; the way of a number is none that a sponsor would ask for. */
const ofPages = (pages: Readonly<Record<string, string>>) =>
  Object.entries(pages)
    .filter(([page]) => page !== 'sample-study/trace')
    .map(([page, title]) => ({ id: page.replace('sample-study/', ''), title }))

/** What a sponsor may want the like of, for the project brief. */
export const deliverables = { en: ofPages(en.pages), he: ofPages(he.pages) }
