import type { StaticPageName } from '#content/routes.ts'
import { JsonLd } from './json-ld.tsx'
import { type Node, pageUrl } from './node.ts'
import { addressOf, type PageFacts, usePageFacts } from './page-facts.ts'

export interface Crumb {
  label: string
  page: StaticPageName
}

export function breadcrumbId(facts: PageFacts): string {
  return `${addressOf(facts, facts.language)}#breadcrumb`
}

/** Written by the visible breadcrumb from the same entries, so that the two cannot differ. */
export function BreadcrumbData({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  const facts = usePageFacts()
  return facts && <JsonLd graph={[breadcrumbList(facts, crumbs, current)]} />
}

function breadcrumbList(facts: PageFacts, crumbs: readonly Crumb[], current: string): Node {
  const steps = crumbs.map(({ label, page }) => ({ name: label, item: pageUrl(facts, page) }))
  steps.push({ name: current, item: addressOf(facts, facts.language) })
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(facts),
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
