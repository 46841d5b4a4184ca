import { useEffect, useRef, useState } from 'react'

/** In ms without a change of the text. */
const announcementDelay = 700

export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current) return
    first.current = ''
    const timer = setTimeout(() => setAnnounced(text), announcementDelay)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span role="status" className="sr-only">
      {announced}
    </span>
  )
}
