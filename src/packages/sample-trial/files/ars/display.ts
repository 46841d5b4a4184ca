import type { Output } from '../../outputs/cell.ts'
import { study } from '../../protocol.ts'
import { tables } from '../../words/tables.ts'
import { fill } from '../fill.ts'

interface Title {
  number: string
  title: string
  population: string
  source: string
}

const titles: Readonly<Record<string, Title>> = tables.titles

export function titleOf(output: string): Title {
  const title = titles[output]
  if (!title) throw new Error(`There is no title of ${output}.`)
  return title
}

const section = (output: string, sectionType: string, texts: readonly string[]) => ({
  sectionType,
  orderedSubSections: texts.map((text, index) => ({
    order: index + 1,
    subSection: { id: `${output}.${sectionType.replace(' ', '')}.${index + 1}`, text },
  })),
})

/** What is printed around the numbers of an output. */
export function displayOf({ id }: Output) {
  const { number, title, population, source } = titleOf(id)
  const notes: Readonly<Record<string, string>> = tables.notes
  const note = notes[id]
  return {
    id: `${id}.display`,
    name: number,
    displayTitle: title,
    displaySections: [
      section(id, 'Header', [study.id]),
      section(id, 'Title', [number, title, population]),
      section(id, 'Rowlabel Header', [id.startsWith('l-') ? tables.subject : tables.corner]),
      ...(note ? [section(id, 'Footnote', [note])] : []),
      section(id, 'Footer', [fill(tables.meta, { cut: study.dataCut, population, source })]),
    ],
  }
}
