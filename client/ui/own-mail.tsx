import { type FocusEvent, type ReactNode, useState } from 'react'
import { holdsText } from './mail-link.ts'

export interface OwnMailWords {
  copy: string
  copied: string
  mail: string
  /** Beside a link without the text. */
  long: string
  /** The browser did not copy. */
  refused: string
}

const selectAll = ({ target }: FocusEvent<HTMLTextAreaElement>) => target.select()

interface Props {
  words: OwnMailWords
  text: string
  /** Of `mailLink`. */
  link: string
  takesFocus?: boolean
  /** Other ways to reach the office. */
  children?: ReactNode
}

/** What was typed, to copy it or to send it from the visitor's own mail program. */
export function OwnMail({ words, text, link, takesFocus = false, children }: Props) {
  const [copy, setCopy] = useState<'none' | 'done' | 'refused'>('none')
  const isWhole = holdsText(link)
  // Insecure pages have no `navigator.clipboard`.
  const press = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopy('done')
    } catch {
      setCopy('refused')
    }
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {/* biome-ignore lint/a11y/noAutofocus: the visitor has just pressed a button, and this is the result */}
        <button type="button" className="btn-quiet" onClick={() => void press()} autoFocus={takesFocus}>
          <span aria-live="polite">{copy === 'done' ? words.copied : words.copy}</span>
        </button>
        <a className="btn-quiet" href={link} onClick={() => void (isWhole || press())}>
          {words.mail}
        </a>
        {children}
      </div>
      {!isWhole && <p className="mt-2">{words.long}</p>}
      {copy === 'refused' && (
        <label className="block mt-2">
          <span role="alert">{words.refused}</span>
          {/* biome-ignore lint/a11y/noAutofocus: as above */}
          <textarea className="field mt-1" rows={5} readOnly value={text} autoFocus onFocus={selectAll} />
        </label>
      )}
    </>
  )
}
