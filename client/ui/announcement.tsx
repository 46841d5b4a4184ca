import { useEffect, useRef, useState } from 'react'

/** How long the count must stand still, in ms, before it is announced. */
export const announcementDelay = 700

/**
 * Tells the count to a screen reader when it has stood still for a while; nothing when the page
 * opens.
 */
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
