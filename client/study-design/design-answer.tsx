import { useStore } from 'jotai'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { Announcement } from '#client/ui/announcement.tsx'
import { IslandsInside } from '#client/ui/islands-inside.ts'
import { copyPressed } from './copy-text.ts'
import { followDesign } from './follow-design.ts'
import type * as Looks from './move-looks.ts'
import type { PathsWords } from './shown-paths.ts'

let looks: typeof Looks | undefined

/** `sequential-islands.ts` calls it, before the island is there. */
export function takeLooks(loaded: typeof Looks): void {
  looks = loaded
}

interface DesignAnswerProps {
  form: string
  copied: string
  /** Where looks can be moved. */
  paths?: PathsWords
  children?: ReactNode
}

export function DesignAnswer({ form, copied, paths, children }: DesignAnswerProps) {
  const place = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const store = useStore()
  const islands = useContext(IslandsInside)
  useEffect(() => {
    const asked = document.getElementById(form)
    const answer = place.current?.querySelector<HTMLElement>('[data-slot]')
    if (!answer || !(asked instanceof HTMLFormElement)) return
    const press = ({ target }: Event) => {
      void copyPressed(target, copied).then((isCopied) => isCopied && setSaid(copied))
    }
    const events = new AbortController()
    const { signal } = events
    answer.addEventListener('click', press, { signal })
    const tell = (text: string) => {
      setSaid(text)
      void followAnswer?.().then((drawn) => drawn && setSaid(`${text}. ${drawn}`))
    }
    const take = (next: Element) => {
      islands.end(answer)
      if (!looks?.takeAroundLooks(answer, next)) answer.replaceChildren(...next.childNodes)
      islands.wake(answer)
    }
    const following = followDesign(asked, answer, tell, take)
    const followAnswer =
      paths && looks?.moveLooks(asked, answer, { following, words: paths, store, say: setSaid, signal })
    return () => {
      following.end()
      events.abort()
    }
  }, [form, copied, paths, store, islands])
  return (
    <div ref={place} className="contents">
      <Announcement text={said} />
      {children}
    </div>
  )
}
