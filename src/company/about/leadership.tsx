import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/company/leadership/en.ts'
import type { Leader } from '#content/types.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { CallToAction } from '#src/company/call-to-action.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { team, wordsOf } from '#src/words/words.ts'
import { Biography } from './biography.tsx'
import { people } from './people.ts'
import { Portrait } from './portrait.tsx'

type Copy = typeof en

export const leadership = definePage<Copy>({
  copy: wordsOf('company/leadership'),
  Page: Leadership,
  head: () => ({ mainEntity: people }),
})

function Leadership({ copy, language }: PageProps<Copy>) {
  const intro = (
    <p className="lg:mt-14 max-w-text">
      <Text>{copy.intro}</Text>
    </p>
  )
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead} beside={intro} />
      <div className="wrap grid gap-16 lg:gap-24 pb-14 lg:pb-24 print:mt-6">
        {team(language).leaders.map((leader, index) => (
          <Profile key={leader.id} leader={leader} copy={copy} isPortraitLast={index % 2 === 1} />
        ))}
      </div>
      <CallToAction {...copy.callToAction} />
    </>
  )
}

function Profile({ leader, copy, isPortraitLast }: { leader: Leader; copy: Copy; isPortraitLast: boolean }) {
  const headingId = `${leader.id}-name`
  return (
    <article id={leader.id} aria-labelledby={headingId} className="split items-start gap-y-5">
      <div
        className={`lg:col-span-3 flex flex-wrap items-center gap-5 lg:block break-after-avoid ${isPortraitLast ? 'lg:order-last' : ''}`}
      >
        <Portrait name={leader.name} image={leader.image} placeholderLabel={copy.placeholderLabel} />
        <p className="flex-1 basis-32 text-small text-muted lg:mt-4">
          <span className="block font-700 text-ink" data-markdown="block">
            <Text>{leader.yearLabel}</Text>
          </span>{' '}
          <Text>{leader.background}</Text>
        </p>
      </div>
      <div className="lg:col-span-9">
        <h2 id={headingId} className="text-h2">
          <Text>{leader.name}</Text>
        </h2>
        <p className="text-accent font-600 mt-1">
          <Text>{leader.title}</Text>
        </p>
        <blockquote className="text-h3 text-balance my-6 max-w-narrow">
          <Text>{leader.quote}</Text>
        </blockquote>
        <Biography leader={leader} words={copy} headingId={headingId} />
      </div>
    </article>
  )
}
