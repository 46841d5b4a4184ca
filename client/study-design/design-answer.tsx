import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Announcement } from '#client/ui/announcement.tsx'
import { copyPressed } from './copy-text.ts'
import { followDesign } from './follow-design.ts'
import { runSimulation, stopSimulation } from './run-simulation.ts'

function pressSimulation(target: EventTarget | null, say: (text: string) => void): void {
  if (!(target instanceof Element)) return
  const part = target.closest<HTMLElement>('[data-plan]')
  const isStart = target.closest('[data-start]')
  if (!part || !(isStart || target.closest('[data-stop]'))) return
  if (isStart) void runSimulation(part, say)
  else stopSimulation(part)
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
    answer.addEventListener('click', press)
    const stop = followDesign(asked, answer, setSaid)
    return () => {
      stop()
      answer.removeEventListener('click', press)
    }
  }, [form, copied])
  return (
    <div ref={place} className="contents">
      <Announcement text={said} />
      {children}
    </div>
  )
}
