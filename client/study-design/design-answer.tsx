import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Announcement } from '#client/ui/announcement.tsx'
import { copyPressed } from './copy-text.ts'
import { followDesign } from './follow-design.ts'
import type * as Looks from './move-looks.ts'
import { runSimulation, stopSimulation } from './run-simulation.ts'

function pressSimulation(target: EventTarget | null, say: (text: string) => void): void {
  if (!(target instanceof Element)) return
  const part = target.closest<HTMLElement>('[data-plan]')
  const isStart = target.closest('[data-start]')
  if (!part || !(isStart || target.closest('[data-stop]'))) return
  if (isStart) void runSimulation(part, say)
  else stopSimulation(part)
}

let looks: typeof Looks | undefined

/** `sequential-answer.ts` calls it, before the island is there. */
export function takeLooks(loaded: typeof Looks): void {
  looks = loaded
}

interface DesignAnswerProps {
  form: string
  copied: string
  children?: ReactNode
}

export function DesignAnswer({ form, copied, children }: DesignAnswerProps) {
  const place = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const asked = document.getElementById(form)
    const answer = place.current?.querySelector<HTMLElement>('[data-slot]')
    if (!answer || !(asked instanceof HTMLFormElement)) return
    const press = ({ target }: Event) => {
      pressSimulation(target, setSaid)
      void copyPressed(target, copied).then((isCopied) => isCopied && setSaid(copied))
    }
    const events = new AbortController()
    const { signal } = events
    answer.addEventListener('click', press, { signal })
    const tell = (text: string) => {
      setSaid(text)
      void followAnswer?.().then((drawn) => drawn && setSaid(`${text}. ${drawn}`))
    }
    const following = followDesign(asked, answer, tell, looks?.takeAroundLooks)
    const followAnswer = looks?.moveLooks(asked, answer, { following, say: setSaid, signal })
    return () => {
      following.end()
      events.abort()
    }
  }, [form, copied])
  return (
    <div ref={place} className="contents">
      <Announcement text={said} />
      {children}
    </div>
  )
}
