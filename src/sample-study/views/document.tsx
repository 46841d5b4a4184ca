import type { ReactNode } from 'react'
import { Text } from '#client/ui/text.tsx'
import { LinkedText } from '#src/blocks/linked-text.tsx'

export interface DocumentSection {
  title: string
  rows: readonly (readonly string[])[]
}

export function DocumentSections({ sections }: { sections: readonly DocumentSection[] }) {
  return sections.map(({ title, rows }) => (
    <section key={title}>
      <h2 className="text-h2">
        <Text>{title}</Text>
      </h2>
      <dl className="mt-6">
        {rows.map(([term = '', text = '']) => (
          <DocumentRow key={term} term={term}>
            <LinkedText>{text}</LinkedText>
          </DocumentRow>
        ))}
      </dl>
    </section>
  ))
}

export function DocumentRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t border-t-solid border-line py-3 screen:md:grid screen:md:grid-cols-[4fr_8fr] screen:md:gap-8">
      <dt className="font-600">
        <Text>{term}</Text>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
