import type { PageName } from '#content/routes.ts'
import { blogPosting } from '#src/blog/post-structured-data.ts'
import { blog } from '#src/blog/structured-data.ts'
import { people } from '#src/company/about/people.ts'
import { allServices, servicesOn } from '#src/company/services/structured-data.ts'
import { definedTerm, definedTermSet } from '#src/glossary/structured-data.ts'
import { publications } from '#src/publications/structured-data.ts'
import type { Subject } from './document.ts'
import { JsonLd } from './json-ld.tsx'
import type { Node } from './node.ts'
import { organization } from './organization.ts'
import { webPage } from './web-page.ts'
import { website } from './website.ts'

/** What each page is about. There is no JobPosting while there is no opening. */
const mainEntities: Partial<Record<PageName, (subject: Subject) => Node | undefined>> = {
  solutions: allServices,
  'data-management': servicesOn('data-management'),
  'clinical-solutions': servicesOn('clinical-solutions'),
  biostatistics: servicesOn('biostatistics'),
  blog,
  'blog-post': blogPosting,
  'scientific-articles': publications,
  'key-concepts': definedTermSet,
  'biostatistic-glossary': definedTermSet,
  term: definedTerm,
  leadership: people,
}

/** The page's graph, linked by `@id`. The breadcrumb adds its own node where it stands. */
export function StructuredData({ subject }: { subject: Subject }) {
  const main = mainEntities[subject.page]?.(subject)
  const graph = [organization(subject), website(subject), webPage(subject, main)]
  return <JsonLd graph={main ? [...graph, main] : graph} />
}
