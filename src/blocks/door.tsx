import type { ReactNode } from 'react'
import { Text } from '#client/ui/text.tsx'

interface DoorProps {
  address: string
  heading: string
  text: string
  /** The drawing above the heading, in a box of 320 by 96. Its link is the heading's. */
  children: ReactNode
}

/** A tool on the home page: a drawing, a heading and a line. All of it can be pressed. */
export function Door({ address, heading, text, children }: DoorProps) {
  return (
    <li className="door">
      <svg viewBox="0 0 320 96" fill="none" direction="ltr" aria-hidden="true">
        {children}
      </svg>
      <div>
        <h3 className="text-lead">
          <a className="post-link" href={address}>
            <Text>{heading}</Text>
            <span aria-hidden="true" className="i-lucide-arrow-right mirror ms-2" />
          </a>
        </h3>
        <p className="text-small text-muted">
          <Text>{text}</Text>
        </p>
      </div>
    </li>
  )
}
