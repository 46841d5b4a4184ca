import { memo, type ReactNode, useRef } from 'react'
import { Text } from '#client/ui/text.tsx'
import type { TermOrder } from './filter.ts'
import type { GlossaryWords } from './words.ts'

interface Props {
  words: GlossaryWords
  order: TermOrder
  counts: Record<string, number>
  active: string | null
  onChoose: (group: string | null) => void
  /** Below the groups. */
  children: ReactNode
}

/** Above the list they are folded, so that the results are near the field (`list.css`). */
export const Groups = memo(function Groups({ words, counts, children, onChoose, ...chosen }: Props) {
  const { groups, by } = chosen.order
  const fold = useRef<HTMLDetailsElement>(null)
  const choose = (group: string | null) => {
    onChoose(group)
    if (!fold.current?.open) return
    fold.current.open = false
    fold.current.querySelector('summary')?.focus()
  }
  const choice = { ...chosen, onChoose: choose }
  return (
    <details ref={fold} className="letters">
      <summary className="label">
        <span>{by === 'topic' ? words.topics : words.letters}</span>
        <span aria-hidden="true" className="i-lucide-chevron-down ms-2" />
      </summary>
      <fieldset>
        <legend className="sr-only">{by === 'topic' ? words.topics : words.letters}</legend>
        <div
          className={
            by === 'topic'
              ? 'topic-buttons'
              : // The accessibility button must not cover all of a letter.
                'grid gap-2 grid-cols-[repeat(auto-fill,minmax(3.6rem,1fr))] max-md:pe-3 md:max-lg:grid-cols-8'
          }
        >
          <Group {...choice} group={null}>
            {words.all}
          </Group>
          {Object.entries(groups).map(([group, name]) => [
            ' ',
            <Group key={group} {...choice} group={group} isEmpty={!counts[group]}>
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
      {children}
    </details>
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
