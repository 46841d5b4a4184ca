import type { StaticPageName } from '#content/routes.ts'
import { addressOf, type Subject, useSubject } from './document.ts'
import { JsonLd } from './json-ld.tsx'
import { type Node, pageUrl } from './node.ts'

export interface Crumb {
  label: string
  page: StaticPageName
}

export function breadcrumbId(subject: Subject): string {
  return `${addressOf(subject, subject.language)}#breadcrumb`
}

/** The visible breadcrumb writes its own structured data, so that the two cannot differ. */
export function BreadcrumbData({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  const subject = useSubject()
  return subject && <JsonLd graph={[breadcrumbList(subject, crumbs, current)]} />
}

function breadcrumbList(subject: Subject, crumbs: readonly Crumb[], current: string): Node {
  const steps = crumbs.map(({ label, page }) => ({ name: label, item: pageUrl(subject, page) }))
  steps.push({ name: current, item: addressOf(subject, subject.language) })
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(subject),
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
