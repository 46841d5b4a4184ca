import { headerSections, toolPages } from '#content/navigation.ts'
import { type PageName, routes } from '#content/routes.ts'

/** A string, because a provider may remove this subject. */
const toolSection: string = 'study-design'

/** The item of the header that opens the menu of tools. */
export const isToolSection = (name: string): boolean => name === toolSection

/** `aria-current` of a link: `page` for the page itself, `true` for the section that holds it. */
export function currency(name: PageName, page: PageName | undefined): 'page' | 'true' | undefined {
  if (name === page) return 'page'
  if (!page) return undefined
  const isIn = (section: PageName) => section === page || routes[page].startsWith(`${routes[section]}/`)
  const sections = isToolSection(name) ? toolPages : [name]
  return sections.some(isIn) || headerSections[page] === name ? 'true' : undefined
}
