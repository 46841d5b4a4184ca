import { memo, type ReactNode } from 'react'
import { Text } from '#client/ui/text.tsx'
import type { TermOrder } from './filter.ts'
import type { GlossaryWords } from './words.ts'

interface Props {
  words: GlossaryWords
  order: TermOrder
  counts: Record<string, number>
  active: string | null
  onChoose: (group: string | null) => void
}

export const Groups = memo(function Groups({ words, counts, ...chosen }: Props) {
  const { groups, by } = chosen.order
  // On a small screen the disabled letters would separate the field from the message.
  const isUseless = Object.keys(counts).length === 0
  return (
    <fieldset className={isUseless ? 'mt-5 max-lg:hidden' : 'mt-5'}>
      <legend className="label p-0">{by === 'topic' ? words.topics : words.letters}</legend>
      <div
        className={
          by === 'topic'
            ? 'topic-buttons'
            : // The accessibility button must not cover all of a letter.
              'grid gap-2 grid-cols-[repeat(auto-fill,minmax(3.6rem,1fr))] max-md:pe-3 md:max-lg:grid-cols-8'
        }
      >
        <Group {...chosen} group={null}>
          {words.all}
        </Group>
        {Object.entries(groups).map(([group, name]) => [
          ' ',
          <Group key={group} {...chosen} group={group} isEmpty={!counts[group]}>
            {by === 'topic' ? (
              <span>
                <Text>{name}</Text>
              </span>
            ) : (
              name
            )}{' '}
            <span className="text-small font-400 figures">{counts[group] ?? 0}</span>
          </Group>,
        ])}
      </div>
    </fieldset>
  )
})

interface GroupProps extends Pick<Props, 'order' | 'active' | 'onChoose'> {
  /** Null for all. */
  group: string | null
  isEmpty?: boolean
  children: ReactNode
}

function Group({ order, active, onChoose, group, isEmpty = false, children }: GroupProps) {
  const isActive = active === group
  const next = isActive ? null : group
  return (
    <button
      type="submit"
      className="letter-button"
      name={next ? order.by : undefined}
      value={next ?? undefined}
      aria-pressed={isActive}
      disabled={isEmpty && !isActive}
      onClick={(event) => {
        event.preventDefault()
        onChoose(next)
      }}
    >
      {children}
    </button>
  )
}
