import type { ReactNode } from 'react'
import { study } from '#src/packages/sample-trial/protocol.ts'
import { simulated } from '#src/packages/sample-trial/words/submission.ts'

export interface Heading {
  id: string
  title: string
  isInner?: boolean
}

interface SheetProps {
  title: string
  /** Of `document.css`. */
  styles: string
  contents: string
  headings: readonly Heading[]
  lead?: readonly string[]
  children: ReactNode
}

/** A document to print. `data-page-of` is filled when the pages are known. */
export const Sheet = ({ title, styles, contents, headings, lead = [], children }: SheetProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <title>{`${study.id}: ${title}`}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the file of this folder, in a file that is never served */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
    </head>
    <body>
      <p>{study.id}</p>
      <h1>{title}</h1>
      <p className="notice">{simulated}</p>
      {lead.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <strong>{contents}</strong>
      </p>
      <ul className="contents">
        {headings.map(({ id, title: text, isInner }) => (
          <li key={id} className={isInner ? 'inner' : undefined}>
            <a href={`#${id}`}>
              <span>{text}</span>
              <span data-page-of={id} />
            </a>
          </li>
        ))}
      </ul>
      {children}
    </body>
  </html>
)
