import { useEffect, useState } from 'react'
import { fill } from '#client/text/fill.ts'
import { Announcement } from '#client/ui/announcement.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import { ChangingText } from '#client/ui/text.tsx'

/** The share of the limit at which the count appears. */
const nearLimit = 0.9

/** The length after `trim`, as the server counts it. */
function useTypedLength(field: string): number {
  const [length, setLength] = useState(0)
  useEffect(() => {
    const element = document.getElementById(field)
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return
    const follow = () => setLength(element.value.trim().length)
    // The fields are empty only after the `reset` event.
    const followReset = () => setTimeout(follow)
    const events = new AbortController()
    const { signal } = events
    follow()
    element.addEventListener('input', follow, { signal })
    element.form?.addEventListener('reset', followReset, { signal })
    return () => events.abort()
  }, [field])
  return length
}

/** Instead of `maxlength`, which cuts off the end of a long paste without a message. */
export function CharactersLeft({
  field,
  limit,
  words,
}: {
  field: string
  limit: number
  words: { left: string; over: string }
}) {
  const language = useLanguage()
  const length = useTypedLength(field)
  const number = (count: number) => count.toLocaleString(language)
  const isOver = length > limit
  const text = isOver
    ? fill(words.over, { over: number(length - limit), limit: number(limit) })
    : length >= limit * nearLimit
      ? fill(words.left, { left: number(limit - length) })
      : ''
  return (
    <>
      {text && (
        <p
          data-characters-left=""
          className={`mt-1 text-small figures ${isOver ? 'text-danger font-600' : 'text-muted'}`}
        >
          <ChangingText>{text}</ChangingText>
        </p>
      )}
      <Announcement text={text} />
    </>
  )
}
