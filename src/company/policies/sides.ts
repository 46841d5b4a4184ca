import type { PolicyCopy, PolicySection } from '#content/company/policy-section.ts'
import { dayInWords } from '#content/dates.ts'
import type { Language } from '#content/locales.ts'
import { site } from '#content/site.ts'
import type { Block } from '#content/types.ts'
import { heading, list, paragraph, plain, type Sides } from '#src/blocks/sides.ts'
import { inlinesOf } from '#src/words/link-target.ts'

export function policySides({ contact, ...copy }: PolicyCopy, language: Language): Sides {
  const { role } = contact
  const blocks = [
    plain(copy.lead),
    plain(`${copy.inForceSince} ${dayInWords(copy.inForce, language)}`),
    ...copy.sections.flatMap(sectionBlocks),
    heading(2, contact.heading, contact.id),
    ...(role ? [paragraph([{ kind: 'strong', text: role }])] : []),
    plain(`${contact.text} ${site.email}`),
  ]
  return { title: copy.heading, blocks }
}

function sectionBlocks({ id, heading: title, paragraphs, items, storage }: PolicySection): Block[] {
  const rows = storage?.rows.map(({ key, purpose, lasts }) => `${key}: ${purpose} ${lasts}`)
  return [
    heading(2, title, id),
    ...paragraphs.map((text) => paragraph(inlinesOf(text))),
    ...[items, rows].flatMap((one) => (one ? [list(one)] : [])),
  ]
}
