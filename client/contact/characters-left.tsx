import { useEffect, useState } from 'react'
import { Announcement } from '#client/ui/announcement.tsx'
import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'

/** From this share of its limit on a field counts what is left. */
const nearLimit = 0.9

/**
 * How long the text of a field is for the server, which trims it; follows typing, and what a script
 * or Back put in.
 */
function useTypedLength(field: string): number {
  const [length, setLength] = useState(0)
  useEffect(() => {
    const element = document.getElementById(field)
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return
    const follow = () => setLength(element.value.trim().length)
    // The fields of a form that is reset are empty only after its event.
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

/**
 * Says what is left of a field's limit, near it and beyond. Nothing is cut: a browser's `maxlength`
 * drops the end of a longer paste without a word.
 */
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
          <Text>{text}</Text>
        </p>
      )}
      <Announcement text={text} />
    </>
  )
}
