import { contactFields } from '#client/contact/fields.ts'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href, inLanguage, routes } from '#content/routes.ts'
import { Pieces } from '#src/estimand/index.ts'
import { type Block, sheetOf } from './document.ts'
import { WriteButton } from './form.tsx'
import { type Brief, type BriefWords, queryOfBrief } from './read.ts'
import { type BriefMessage, briefText } from './text.ts'

interface ResultProps {
  words: BriefWords
  brief: Brief
  message: BriefMessage
}

/** The document as it is now. In a browser it follows the form. */
export function BriefSheet({ words, brief }: Omit<ResultProps, 'message'>) {
  return (
    <div id="sheet" className="brief-sheet">
      <h2 id="result-title" className="text-h3 no-print">
        {words.result.title}
      </h2>
      {sheetOf(brief, useLanguage()).map((block) => (
        <SheetBlock key={block.name} {...block} />
      ))}
    </div>
  )
}

/** What can be done with a brief that its address holds. */
export function BriefResult({ words, brief, message }: ResultProps) {
  const language = useLanguage()
  const t = words.result
  return (
    <div className="no-print mt-6" data-written="">
      <p>
        <a className="btn-primary" href="#contact">
          <Text>{t.send}</Text>
        </a>
      </p>
      <p className="mt-2 text-muted max-w-text">
        <Text>{t.sendLead}</Text>
      </p>
      {message.leftOut.length > 0 && (
        <p className="mt-2 max-w-text font-600" data-left-out="">
          <Text>
            {fill(t.leftOut, {
              limit: contactFields.message.longest.toLocaleString(language),
              parts: message.leftOut.join(', '),
            })}
          </Text>
        </p>
      )}
      <Files brief={brief} words={words} />
      <Copy brief={brief} words={words} />
    </div>
  )
}

/** While the form says something else than the address. Only the script shows it. */
export function Unwritten({ words }: { words: BriefWords }) {
  return (
    <div className="no-print mt-6" data-unwritten="" hidden>
      <WriteButton words={words} />
      <p className="mt-2 text-small text-muted max-w-text">
        <Text>{words.result.unwritten}</Text>
      </p>
    </div>
  )
}

function SheetBlock({ name, heading, rows }: Block) {
  return (
    <div data-markdown="skip">
      <h3 id={`block-${name}`} className="text-body font-700">
        <Text>{heading}</Text>
      </h3>
      <ul className="mt-1 grid gap-1">
        {rows.map(({ of, isFilled, label, pieces }, index) => {
          const key = index
          return (
            <li key={key} className="[overflow-wrap:anywhere]" data-of={of} hidden={!isFilled}>
              {label && (
                <strong>
                  <Text>{`${label}:`}</Text>{' '}
                </strong>
              )}
              <span>
                <Pieces pieces={pieces} />
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Files({ brief, words }: Pick<ResultProps, 'brief' | 'words'>) {
  const language = useLanguage()
  const query = queryOfBrief(brief).toString()
  const as = (extension: string) => inLanguage(`${routes.brief}.${extension}?${query}`, language)
  const t = words.result
  return (
    <>
      <ul className="mt-6 flex flex-wrap gap-x-6">
        {[
          { href: as('txt'), label: t.text },
          { href: as('md'), label: t.markdown },
        ].map((link) => (
          <li key={link.label}>
            <a className="onward-link" href={link.href} download="" rel="nofollow">
              <Text>{link.label}</Text>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        <Text>{t.print}</Text>
      </p>
    </>
  )
}

function Copy({ brief, words }: Pick<ResultProps, 'brief' | 'words'>) {
  const language = useLanguage()
  return (
    <details className="mt-4">
      <summary className="link inline-flex items-center min-h-11">{words.result.copyTitle}</summary>
      <p className="text-small text-muted">
        <Text>{words.result.copy}</Text>
      </p>
      <div className="quote mt-2">
        <p className="whitespace-pre-wrap [unicode-bidi:plaintext] [overflow-wrap:anywhere]">
          {briefText(brief, language)}
        </p>
      </div>
    </details>
  )
}

/** Links to the pages that add something to the brief. */
export function EmptyBrief({ words }: { words: BriefWords }) {
  const language = useLanguage()
  const t = words.result
  return (
    <div className="no-print mt-6" data-empty="">
      <p className="text-small text-muted max-w-text">
        <Text>{t.empty}</Text>
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {[
          { href: href('solutions', language), label: t.find },
          { href: href('study-design', language), label: t.findDesign },
          { href: href('estimand', language), label: t.findEstimand },
        ].map((link) => (
          <li key={link.href}>
            <a className="onward-link" href={link.href}>
              <Text>{link.label}</Text>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
