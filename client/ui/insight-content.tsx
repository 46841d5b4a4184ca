import type { InsightDetail } from '#content/types.ts'
import { Text } from './text.tsx'

export interface InsightWords {
  close: string
  authors: string
  publisher: string
  pages: string
  isbn: string
  readPost: string
}

/** Paragraphs, headings (`## `) and lists (`- `) are separated by blank lines. */
function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      if (block.startsWith('- ')) {
        return (
          <ul key={block} className="bullets mb-4">
            {block.split(/\n?^- /m).map(
              (entry) =>
                entry && (
                  <li key={entry}>
                    <Text>{entry}</Text>
                  </li>
                ),
            )}
          </ul>
        )
      }
      const heading = /^#+ (.*)/.exec(block)?.[1]
      return heading ? (
        <h3 key={block} className="text-h3 mt-8 mb-4">
          <Text>{heading}</Text>
        </h3>
      ) : (
        <p key={block} className="mb-4">
          <Text>{block}</Text>
        </p>
      )
    })
}

function BookFacts({ detail, words }: { detail: InsightDetail; words: InsightWords }) {
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

/** What the insight dialog says of a post, an article or a book. */
export function InsightContent({
  detail,
  words,
  postHref,
  onClose,
}: {
  detail: InsightDetail
  words: InsightWords
  postHref?: string
  onClose: () => void
}) {
  const isBook = detail.type === 'Book'
  const facts = [detail.date ?? detail.year, detail.readTime].filter((fact) => fact !== undefined)
  return (
    <article className="p-6 md:p-10">
      <div className="flex items-center justify-between gap-4">
        <span className="tag">
          <Text>{detail.category}</Text>
        </span>
        <button type="button" className="icon-button -my-2 -me-3" aria-label={words.close} onClick={onClose}>
          <span aria-hidden="true" className="i-lucide-x" />
        </button>
      </div>
      <h2 id="insight-title" className="text-h2 my-4">
        <Text>{detail.title}</Text>
      </h2>
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
      {detail.image && (
        <img
          src={detail.image}
          alt=""
          width="1200"
          height="675"
          className="post-cover w-full max-w-text mb-6 max-sm:hidden"
        />
      )}
      {isBook && detail.description && <Paragraphs text={detail.description} />}
      {!isBook && detail.excerpt && <Paragraphs text={detail.excerpt} />}
      {isBook && <BookFacts detail={detail} words={words} />}
      {detail.fullContent && <Paragraphs text={detail.fullContent} />}
      {postHref && (
        <a className="link" href={postHref}>
          {words.readPost}
        </a>
      )}
    </article>
  )
}
