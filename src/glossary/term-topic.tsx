import type { ReactNode } from 'react'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/glossary/term/en.ts'
import { hrefWith, termHref } from '#content/routes.ts'
import type { TermPlace } from '#content/types.ts'
import { topicName } from './search.ts'

interface TopicProps {
  words: (typeof en)['topic']
  topic: string
  place: TermPlace
}

/** The topic of a term, and the terms before and after it there. */
export function TermTopic({ words, topic, place }: TopicProps) {
  const language = useLanguage()
  const { number, count, previous, next } = place
  return (
    <nav
      aria-label={words.label}
      className="no-print border-y border-y-solid border-line py-2 flex flex-wrap items-baseline gap-x-8"
    >
      <p>
        <span className="text-small text-muted">{words.label} </span>
        <a className="link font-600" href={hrefWith('key-concepts', language, { by: 'topic', topic })}>
          <Text>{topicName(topic, language)}</Text>
        </a>
        <span className="text-small text-muted">
          {' '}
          <Text>{fill(words.place, { number, count })}</Text>
        </span>
      </p>
      <ul className="flex flex-wrap gap-x-8">
        {previous && (
          <Step {...previous} label={words.previous}>
            <span aria-hidden="true" className="i-lucide-chevron-left mirror" />
          </Step>
        )}
        {next && (
          <Step {...next} label={words.next}>
            <span aria-hidden="true" className="i-lucide-chevron-right mirror" />
          </Step>
        )}
      </ul>
      <p>
        <a className="footer-link" href={hrefWith('term-study', language, { topic })}>
          <Text>{words.study}</Text>
        </a>
      </p>
    </nav>
  )
}

interface StepProps {
  slug: string
  title: string
  label: string
  children: ReactNode
}

function Step({ slug, title, label, children }: StepProps) {
  return (
    <li>
      <a className="footer-link" href={termHref(slug, useLanguage())}>
        {children}
        <span>
          {`${label} `}
          <Text>{title}</Text>
        </span>
      </a>
    </li>
  )
}
