import { memo, type ReactNode } from 'react'
import { Text } from '#client/ui/text.tsx'
import type { TermOrder } from './filter.ts'
import type { GlossaryWords } from './words.ts'

export const Groups = memo(function Groups({
  words,
  order,
  counts,
  active,
  onChoose,
}: {
  words: GlossaryWords
  order: TermOrder
  counts: Record<string, number>
  active: string | null
  onChoose: (group: string | null) => void
}) {
  const isByTopic = order.by === 'topic'
  const button = (group: string | null, isDisabled: boolean, children: ReactNode) => {
    const isActive = active === group
    const next = isActive ? null : group
    return (
      <button
        key={group}
        type="submit"
        className="letter-button"
        name={next ? order.by : undefined}
        value={next ?? undefined}
        aria-pressed={isActive}
        disabled={isDisabled && !isActive}
        onClick={(event) => {
          event.preventDefault()
          onChoose(next)
        }}
      >
        {children}
      </button>
    )
  }
  // On a small screen the disabled letters would separate the field from the message.
  const isUseless = Object.keys(counts).length === 0
  return (
    <fieldset className={isUseless ? 'mt-5 max-lg:hidden' : 'mt-5'}>
      <legend className="label p-0">{isByTopic ? words.topics : words.letters}</legend>
      <div
        className={
          isByTopic
            ? 'topic-buttons'
            : // The accessibility button must not cover all of a letter.
              'grid gap-2 grid-cols-[repeat(auto-fill,minmax(3.6rem,1fr))] max-md:pe-3 md:max-lg:grid-cols-8'
        }
      >
        {button(null, false, words.all)}
        {Object.entries(order.groups).map(([group, name]) => [
          ' ',
          button(
            group,
            !counts[group],
            <>
              {isByTopic ? (
                <span>
                  <Text>{name}</Text>
                </span>
              ) : (
                name
              )}{' '}
              <span className="text-small font-400 figures">{counts[group] ?? 0}</span>
            </>,
          ),
        ])}
      </div>
    </fieldset>
  )
})
