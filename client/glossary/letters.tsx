import { memo, type ReactNode } from 'react'
import type { GlossaryFilter } from './filter.ts'
import type { GlossaryWords } from './words.ts'

export const Letters = memo(function Letters({
  words,
  alphabet,
  counts,
  active,
  onChoose,
}: {
  words: GlossaryWords
  alphabet: string
  counts: Record<string, number>
  active: string | null
  onChoose: (change: Pick<GlossaryFilter, 'letter'>) => void
}) {
  const button = (letter: string | null, isDisabled: boolean, children: ReactNode) => {
    const isActive = active === letter
    const next = isActive ? null : letter
    return (
      <button
        key={letter}
        type="submit"
        className="letter-button"
        name={next ? 'letter' : undefined}
        value={next ?? undefined}
        aria-pressed={isActive}
        disabled={isDisabled && !isActive}
        onClick={(event) => {
          event.preventDefault()
          onChoose({ letter: next })
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
      <legend className="label p-0">{words.letters}</legend>
      <div className="grid gap-2 grid-cols-[repeat(auto-fill,minmax(3.6rem,1fr))] md:max-lg:grid-cols-8">
        {button(null, false, words.all)}
        {[...alphabet].map((letter) =>
          button(
            letter,
            !counts[letter],
            <>
              {`${letter} `}
              <span className="text-small font-400 figures">{counts[letter] ?? 0}</span>
            </>,
          ),
        )}
      </div>
    </fieldset>
  )
})
