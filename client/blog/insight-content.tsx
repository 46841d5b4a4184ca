import { Text } from '#client/ui/text.tsx'
import { CloseButton } from '#client/ui/tooltip.tsx'
import type { Block, Inline, InsightDetail } from '#content/types.ts'

export interface InsightWords {
  /** The name of the dialog before its title has loaded. */
  label: string
  close: string
  authors: string
  publisher: string
  pages: string
  isbn: string
  readPost: string
}

interface PartProps {
  detail: InsightDetail
  words: InsightWords
}

interface InsightContentProps extends PartProps {
  postHref?: string
  onClose: () => void
}

export function InsightContent({ detail, words, postHref, onClose }: InsightContentProps) {
  const isBook = detail.type === 'Book'
  return (
    <article className="p-6 md:p-10">
      <div className="flex items-center justify-between gap-4">
        <span className="tag">
          <Text>{detail.category}</Text>
        </span>
        <CloseButton label={words.close} margins="-my-2 -me-3" onClick={onClose} />
      </div>
      <h2 id="insight-title" className="text-h2 my-4">
        <Text>{detail.title}</Text>
      </h2>
      <About detail={detail} words={words} />
      {detail.image && (
        <img
          src={detail.image}
          alt=""
          width="1200"
          height="675"
          className="post-cover w-full max-w-text mb-6"
        />
      )}
      <p className="mb-4">
        <Text>{(isBook ? detail.description : detail.excerpt) ?? ''}</Text>
      </p>
      {isBook && <BookFacts detail={detail} words={words} />}
      {detail.fullContent && <Body blocks={detail.fullContent} />}
      {postHref && (
        <a className="link" href={postHref}>
          {words.readPost}
        </a>
      )}
    </article>
  )
}

function About({ detail, words }: PartProps) {
  const facts = [detail.date ?? detail.year, detail.readTime].filter((fact) => fact !== undefined)
  return (
    <>
      <p className="text-muted text-small mb-4 flex flex-wrap gap-x-4">
        {facts.map((fact) => (
          <span key={fact}>
            <Text>{fact}</Text>{' '}
          </span>
        ))}
      </p>
      {detail.authors && (
        <p className="mb-4">
          {words.authors}: <bdi>{detail.authors}</bdi>
        </p>
      )}
      {detail.note && (
        <p className="text-small text-muted mb-4">
          <Text>{detail.note}</Text>
        </p>
      )}
    </>
  )
}

function BookFacts({ detail, words }: PartProps) {
  const facts = [
    [words.publisher, detail.publisher],
    [words.pages, detail.pages],
    [words.isbn, detail.isbn],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-1 my-4 grid-cols-[auto_1fr]">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function Body({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => {
    const key = `${index}-${block.kind}`
    return <BodyBlock key={key} block={block} />
  })
}

function BodyBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 className="text-h3 mt-8 mb-4">
          <Text>{block.text}</Text>
        </h3>
      )
    case 'list':
      return (
        <ul className="bullets mb-4">
          {block.items.map((item) => (
            <li key={item.map(({ text }) => text).join('')}>
              <Line of={item} />
            </li>
          ))}
        </ul>
      )
    case 'paragraph':
      return (
        <p className="mb-4">
          <Line of={block.inlines} />
        </p>
      )
    case 'plot':
      return null
  }
}

/** Links and plots are only on the page of the post. */
function Line({ of }: { of: readonly Inline[] }) {
  return of.map(({ kind, text }, index) => {
    const key = `${index}-${text}`
    return kind === 'strong' ? (
      <strong key={key}>
        <Text>{text}</Text>
      </strong>
    ) : (
      <Text key={key}>{text}</Text>
    )
  })
}
