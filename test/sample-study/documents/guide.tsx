import { guides as words } from '#src/packages/sample-trial/words/submission.ts'
import { Sheet } from './sheet.tsx'

export type TextRow = readonly string[]

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'rows'; rows: readonly TextRow[] }
  /** `numbers`: the columns that hold numbers, from 0 on. */
  | { kind: 'table'; columns: readonly string[]; rows: readonly TextRow[]; numbers?: readonly number[] }

export interface Section {
  title: string
  blocks?: readonly Block[]
  sections?: readonly Section[]
}

export const text = (...texts: readonly string[]): Block[] =>
  texts.map((one) => ({ kind: 'text', text: one }))

/** Nothing without rows. */
export const rows = (all: readonly TextRow[]): Block[] =>
  all.length > 0 ? [{ kind: 'rows', rows: all }] : []

export const table = (
  columns: readonly string[],
  all: readonly TextRow[],
  numbers: readonly number[] = [],
): Block => ({ kind: 'table', columns, rows: all, numbers })

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'text') return <p>{block.text}</p>
  const { columns, numbers = [] } = block.kind === 'table' ? block : { columns: undefined }
  return (
    <table className={columns ? undefined : 'rows'}>
      {columns && (
        <thead>
          <tr>
            {columns.map((name, place) => (
              <th key={name} scope="col" className={numbers.includes(place) ? 'number' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {block.rows.map(([first = '', ...others], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a printed table stay where they are
          <tr key={row}>
            <th scope="row">{first}</th>
            {others.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={place} className={numbers.includes(place + 1) ? 'number' : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Numbered extends Section {
  number: string
}

const numbered = (sections: readonly Section[] = [], before = ''): Numbered[] =>
  sections.map((section, index) => ({ ...section, number: `${before}${index + 1}` }))

const idOf = ({ number }: Numbered) => `section-${number}`

const titleOf = ({ number, title }: Numbered) => `${number} ${title}`

const Blocks = ({ blocks = [] }: Section) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a printed section stay where they are
  blocks.map((block, index) => <BlockView key={index} block={block} />)

/** A reviewer's guide in the order of the template of PHUSE. */
export function Guide(props: { title: string; styles: string; sections: readonly Section[] }) {
  const sections = numbered(props.sections).map((section) => ({
    ...section,
    sections: numbered(section.sections, `${section.number}.`),
  }))
  return (
    <Sheet
      title={props.title}
      styles={props.styles}
      contents={words.contents}
      headings={sections.flatMap((section) => [
        { id: idOf(section), title: titleOf(section) },
        ...section.sections.map((inner) => ({ id: idOf(inner), title: titleOf(inner), isInner: true })),
      ])}
    >
      {sections.map((section) => (
        <section key={section.number}>
          <h2 id={idOf(section)}>{titleOf(section)}</h2>
          <Blocks {...section} />
          {section.sections.map((inner) => (
            <section key={inner.number}>
              <h3 id={idOf(inner)}>{titleOf(inner)}</h3>
              <Blocks {...inner} />
            </section>
          ))}
        </section>
      ))}
    </Sheet>
  )
}
