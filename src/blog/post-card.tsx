import { InsightOpener } from '#client/blog/insight-opener.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { dayInWords } from '#content/dates.ts'
import { postHref } from '#content/routes.ts'
import type { BlogPost } from '#content/types.ts'
import { Island } from '#src/site/layout/island.tsx'
import { useMessages } from '#src/words/messages.ts'

interface Props {
  post: BlogPost
  heading: 'h2' | 'h3'
  hasDialog?: boolean
  isLead?: boolean
  /** The category is on the line of the date, and there is no excerpt. */
  isShort?: boolean
}

/**
 * The Hebrew home page adds a button that opens the dialog. The leading post shows its cover and
 * takes four cells.
 */
export function PostCard({
  post,
  heading: Heading,
  hasDialog = false,
  isLead = false,
  isShort = false,
}: Props) {
  const language = useLanguage()
  return (
    <li className="post-card" data-markdown="block" data-lead={isLead ? '' : undefined}>
      {isLead && post.coverImage && (
        <img
          className="post-cover -mt-6 -mx-6 mb-6 w-[calc(100%+3rem)] max-w-none grow border-b border-b-solid border-line no-print"
          src={post.coverImage}
          alt=""
          width={1200}
          height={675}
          fetchPriority="high"
        />
      )}
      {!isShort && (
        <p className="tag self-start justify-self-start">
          <Text>{post.category}</Text>
        </p>
      )}
      <Heading className={`${isLead ? 'text-h3' : 'text-lead leading-tight'} ${isShort ? '' : 'mt-3'}`}>
        <a className="post-link" href={postHref(post.slug, language)}>
          <Text>{post.title}</Text>
        </a>
      </Heading>
      {!isShort && (
        <p className="text-muted mt-3 max-w-text">
          <Text>{post.excerpt}</Text>
        </p>
      )}
      <p className="text-small text-muted mt-auto pt-3 flex flex-wrap gap-x-4">
        {isShort && (
          <>
            <Text>{post.category}</Text>{' '}
          </>
        )}
        <time dateTime={post.publishedAt}>
          <bdi>{dayInWords(post.publishedAt, language)}</bdi>
        </time>{' '}
        <bdi>{post.readTime}</bdi>
      </p>
      {hasDialog && <Opener post={post} />}
    </li>
  )
}

function Opener({ post: { slug, title } }: Pick<Props, 'post'>) {
  const t = useMessages()
  const label = t('insights.openLabel', { title })
  return (
    <div className="mt-4 needs-script no-print">
      <Island
        name="insight-opener"
        component={InsightOpener}
        props={{ slug, text: t('insights.open'), label }}
      />
    </div>
  )
}
