import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Announcement } from '#client/ui/announcement.tsx'
import { copyPressed } from './copy-text.ts'
import { followDesign } from './follow-design.ts'

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
