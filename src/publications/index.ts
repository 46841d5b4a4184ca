import { publications } from './plain-list.tsx'
import { scientificArticles } from './scientific-articles.tsx'

export { citationEndings } from './citations/formats.ts'
export { vancouverName } from './citations/references.ts'
export { Cite } from './cite.tsx'
export { answerCitations, publicationFiles as files } from './files.ts'
export { allPublications } from './list.ts'

export const pages = { publications, 'scientific-articles': scientificArticles }
