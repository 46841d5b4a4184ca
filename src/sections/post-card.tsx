import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { postHref } from '#content/routes.ts'
import type { BlogPost } from '#content/types.ts'
import { formatDate } from '../dates.ts'
import { Island } from '../layout/island.tsx'
import { useMessages } from '../layout/messages.ts'

/** A post in a list: its title is the link; the Hebrew home page adds a button that opens the dialog. */
export function PostCard({
  post,
  heading: Heading,
  hasDialog = false,
}: {
  post: BlogPost
  heading: 'h2' | 'h3'
  hasDialog?: boolean
}) {
  const t = useMessages()
  const language = useLanguage()
  return (
    <li className="post-card">
      <p className="tag self-start">
        <Text>{post.category}</Text>
      </p>
      <Heading className="text-lead mt-3">
        <a className="post-link" href={postHref(post.slug, language)}>
          <Text>{post.title}</Text>
        </a>
      </Heading>
      <p className="text-muted mt-3 max-w-text">
        <Text>{post.excerpt}</Text>
      </p>
      <p className="text-small text-muted mt-auto pt-4">
        <time dateTime={post.publishedAt}>
          <bdi>{formatDate(post.publishedAt, language)}</bdi>
        </time>
        {' · '}
        <bdi className="run">{post.readTime}</bdi>
      </p>
      {hasDialog && (
        <div className="mt-4">
          <Island
            name="insight-opener"
            props={{
              slug: post.slug,
              text: t('insights.open'),
              label: t('insights.openLabel', { title: post.title }),
            }}
          />
        </div>
      )}
    </li>
  )
}
