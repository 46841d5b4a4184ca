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
  /** The mail is the way to the office: it comes first. */
  isMain?: boolean
  /** Other ways to reach the office. */
  children?: ReactNode
}

/** What was typed, to copy it or to send it from the visitor's own mail program. */
export function OwnMail({ words, text, link, isMain = false, children }: Props) {
  // The text may change after a press.
  const [tried, setTried] = useState<{ text: string; isCopied: boolean }>()
  const last = tried?.text === text ? tried : undefined
  const isWhole = holdsText(link)
  // Insecure pages have no `navigator.clipboard`.
  const press = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setTried({ text, isCopied: true })
    } catch {
      setTried({ text, isCopied: false })
    }
  }
  const mail = (
    <a className={isMain ? 'btn-primary' : 'btn-quiet'} href={link} onClick={() => void (isWhole || press())}>
      {words.mail}
    </a>
  )
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {isMain && mail}{' '}
        <button type="button" className="btn-quiet needs-script" onClick={() => void press()}>
          <span aria-live="polite">{last?.isCopied ? words.copied : words.copy}</span>
        </button>
        {!isMain && mail}
        {children}
      </div>
      {!isWhole && <p className="mt-2">{words.long}</p>}
      {last?.isCopied === false && (
        <label className="block mt-2">
          <span role="alert">{words.refused}</span>
          {/* biome-ignore lint/a11y/noAutofocus: the visitor has just pressed a button, and this is the result */}
          <textarea className="field mt-1" rows={5} readOnly value={text} autoFocus onFocus={selectAll} />
        </label>
      )}
    </>
  )
}
