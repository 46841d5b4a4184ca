import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { longest } from '#content/contact/form.ts'
import { href, inLanguage, routes } from '#content/routes.ts'
import { Pieces } from '#src/estimand/index.ts'
import { type Block, blocksOf } from './document.ts'
import { type Brief, type BriefWords, queryOfBrief } from './read.ts'
import { type BriefMessage, briefText } from './text.ts'

interface ResultProps {
  words: BriefWords
  brief: Brief
  message: BriefMessage
}

export function BriefResult({ words, brief, message }: ResultProps) {
  const language = useLanguage()
  const t = words.result
  return (
    <section id="result" aria-labelledby="result-title">
      <h2 id="result-title" className="text-h2 rule no-print">
        {t.title}
      </h2>
      <div className="mt-6 grid gap-8">
        {blocksOf(brief, language).map((block) => (
          <BriefBlock key={block.name} {...block} />
        ))}
      </div>
      <div className="no-print mt-10">
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
                limit: longest.message.toLocaleString(language),
                parts: message.leftOut.join(', '),
              })}
            </Text>
          </p>
        )}
        <Files brief={brief} words={words} />
        <Copy brief={brief} words={words} />
      </div>
    </section>
  )
}

function BriefBlock({ name, heading, rows }: Block) {
  return (
    <section aria-labelledby={`block-${name}`}>
      <h3 id={`block-${name}`} className="text-h3">
        <Text>{heading}</Text>
      </h3>
      <ul className="mt-2 grid gap-1 max-w-text">
        {rows.map(({ label, pieces }, index) => {
          const key = index
          return (
            <li key={key} className="[overflow-wrap:anywhere]">
              {label && (
                <strong>
                  <Text>{`${label}:`}</Text>{' '}
                </strong>
              )}
              <Pieces pieces={pieces} />
            </li>
          )
        })}
      </ul>
    </section>
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
    <section aria-labelledby="result-title">
      <h2 id="result-title" className="text-h2 rule">
        {t.title}
      </h2>
      <p className="mt-4 max-w-text">
        <Text>{t.empty}</Text>
      </p>
      <ul className="mt-4 grid gap-1 justify-items-start">
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
    </section>
  )
}
