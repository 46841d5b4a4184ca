import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Announcement } from '#client/ui/announcement.tsx'
import { followSlider } from './follow-slider.ts'

interface FigureSliderProps {
  /** The address of the drawings for each value. */
  file: string
  children?: ReactNode
}

export function FigureSlider({ file, children }: FigureSliderProps) {
  const place = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const figure = place.current?.querySelector('figure')
    return figure ? followSlider(figure, file, setSaid) : undefined
  }, [file])
  return (
    <div ref={place} className="contents">
      <Announcement text={said} />
      {children}
    </div>
  )
}
