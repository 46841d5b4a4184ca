import { useEffect, useState } from 'react'

/** A reader who types is told the outcome once, when the typing has paused this long, in ms. */
export const announcementDelay = 700

/** Says a text to assistive technology whenever it has changed and settled; the first text is not said. */
export function Announcement({ text }: { text: string }) {
  const [heard, setHeard] = useState(text)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (text === heard) return
    const timer = setTimeout(() => {
      setHeard(text)
      setSaid(text)
    }, announcementDelay)
    return () => clearTimeout(timer)
  }, [text, heard])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
