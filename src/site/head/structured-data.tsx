import { JsonLd } from './json-ld.tsx'
import type { Node } from './node.ts'
import { organization } from './organization.ts'
import type { PageFacts } from './page-facts.ts'
import { webPage } from './web-page.ts'
import { website } from './website.ts'

/** The breadcrumb of the page writes its node itself. There is no JobPosting without an opening. */
export function StructuredData({ facts, main }: { facts: PageFacts; main: Node | undefined }) {
  const graph = [organization(facts), website(facts), webPage(facts, main)]
  return <JsonLd graph={main ? [...graph, main] : graph} />
}
