import { useEffect, useRef, useState } from 'react'
import type { en } from '#content/company/careers/en.ts'

export type ApplicationWords = Pick<(typeof en)['form'], 'copy' | 'copied' | 'mailto' | 'mailSubject'>

/** One line per filled field: its label and its value. */
export function asText(form: HTMLFormElement): string {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter(({ value }) => value.trim())
    .map(({ labels, name, value }) => `${labels?.[0]?.firstChild?.textContent ?? name}: ${value.trim()}`)
    .join('\n')
    .toWellFormed()
}

export function ApplicationCopy({
  words,
  text,
  officeEmail,
}: {
  words: ApplicationWords
  text: string
  officeEmail: string
}) {
  const [isCopied, setIsCopied] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="receipt mt-6 mb-0">
      <div className="flex flex-wrap gap-3">
        <button
          ref={first}
          type="button"
          className="btn-quiet"
          onClick={() => {
            void navigator.clipboard.writeText(text).then(() => setIsCopied(true))
          }}
        >
          {isCopied ? words.copied : words.copy}
        </button>
        <a
          className="btn-quiet"
          href={`mailto:${officeEmail}?subject=${encodeURIComponent(words.mailSubject)}&body=${encodeURIComponent(text)}`}
        >
          {words.mailto}
        </a>
      </div>
    </div>
  )
}
