import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { Block, Inline } from '#content/types.ts'
import { Inlines } from '#src/blocks/inlines.tsx'
import { PostPlot } from '#src/blocks/post-plot.tsx'

type Heading = Extract<Block, { kind: 'heading' }>

/** @param linkLabel the name of a heading's link, with `{title}` */
export function PostBody({ blocks, linkLabel }: { blocks: readonly Block[]; linkLabel: string }) {
  return blocks.map((block, index) => {
    const key = `${index}-${block.kind}`
    return <PostBlock key={key} block={block} linkLabel={linkLabel} />
  })
}

function PostBlock({ block, linkLabel }: { block: Block; linkLabel: string }) {
  switch (block.kind) {
    case 'heading':
      return <LinkedHeading heading={block} linkLabel={linkLabel} />
    case 'list':
      return <BulletList items={block.items} />
    case 'plot':
      return <PostPlot name={block.name} />
    case 'paragraph':
      return (
        <p>
          <Inlines of={block.inlines} />
        </p>
      )
  }
}

/** Outside the heading, so that the link is not part of the heading's name. */
function LinkedHeading({ heading, linkLabel }: { heading: Heading; linkLabel: string }) {
  const { level, id, text } = heading
  const Tag = level === 2 ? 'h2' : 'h3'
  return (
    <div className={`group flex items-baseline gap-2 ${level === 2 ? 'mt-6' : 'mt-3'}`}>
      <Tag id={id} className={level === 2 ? 'text-h3' : 'text-lead'}>
        <Text>{text}</Text>
      </Tag>
      <a
        className="inline-flex items-center justify-center min-w-6 min-h-6 text-accent text-small no-underline opacity-0 group-hover:opacity-100 focus:opacity-100 no-print"
        href={`#${id}`}
        title={fill(linkLabel, { title: text })}
      >
        <span aria-hidden="true" className="i-lucide-link" />
        <span className="sr-only" data-markdown="skip">
          <Text>{fill(linkLabel, { title: text })}</Text>
        </span>
      </a>
    </div>
  )
}

function BulletList({ items }: { items: readonly (readonly Inline[])[] }) {
  return (
    <ul className="bullets">
      {items.map((item) => (
        <li key={item.map(({ text }) => text).join('')}>
          <Inlines of={item} />
        </li>
      ))}
    </ul>
  )
}

/** The ids of headings are the same in both languages. */
export function TableOfContents({ blocks, label }: { blocks: readonly Block[]; label: string }) {
  const headings = blocks.filter((block) => block.kind === 'heading')
  if (headings.length === 0) return null
  return (
    <nav aria-labelledby="contents-title" data-present="" className="lg:sticky lg:inset-bs-28 no-print">
      <h2 id="contents-title" className="text-body">
        {label}
      </h2>
      <ol className="mt-3 grid gap-1 border-is border-is-solid border-line">
        {headings.map(({ id, level, text }) => (
          <li key={id} className={level === 3 ? 'ps-8' : 'ps-4'}>
            <a
              className="inline-block py-1 text-muted no-underline hover:text-accent hover:underline hover:underline-offset-3"
              href={`#${id}`}
            >
              <Text>{text}</Text>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
