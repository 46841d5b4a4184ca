import type { ReactNode } from 'react'
import { LanguageProvider, useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { type Language, locales, otherLanguages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import type { Inline } from '#content/types.ts'
import { usePageFacts } from '#src/site/head/page-facts.ts'
import { useMessages } from '#src/words/messages.ts'
import { Inlines } from './inlines.tsx'
import { Opening } from './opening.tsx'
import { PostPlot } from './post-plot.tsx'
import { type Pair, pairsOf, type SideBlock, type Sides } from './sides.ts'
import { TermMeaning } from './term-meaning.tsx'

export const bothQuery = 'view=both'

export function BothLink({ label }: { label?: string }) {
  const language = useLanguage()
  const facts = usePageFacts()
  const t = useMessages()
  if (!facts) return null
  return (
    <p className="no-print">
      <a className="onward-link" href={inLanguage(`${facts.path}?${bothQuery}`, language)}>
        {label ?? t('both.link')}
      </a>
    </p>
  )
}

/** The state `view=both` of a page; null if the page has none. */
export function inBoth<Data>(sidesOf: (language: Language, data: Data) => Sides | null) {
  return (language: Language, data: Data): ReactNode => {
    const own = sidesOf(language, data)
    return own && <SideBySide sides={(one) => sidesOf(one, data) ?? own} />
  }
}

/** On large screens and on paper the languages are side by side, elsewhere one below the other. */
function SideBySide({ sides }: { sides: (language: Language) => Sides }) {
  const language = useLanguage()
  const facts = usePageFacts()
  const t = useMessages()
  return (
    <>
      <Opening heading={sides(language).title}>
        {otherLanguages(language).map((other) => (
          <p key={other} {...speaking(other)} className="text-h3 text-muted mt-4">
            <Spoken in={other}>
              <Text>{sides(other).title}</Text>
            </Spoken>
          </p>
        ))}
        {facts && (
          <p className="mt-3 no-print">
            <a className="onward-link" href={inLanguage(facts.path, language)}>
              {t('both.back')}
            </a>
          </p>
        )}
      </Opening>
      <div className="wrap pb-14 lg:pb-24 grid grid-cols-1 gap-5">
        {pairsOf((one) => sides(one).blocks).map((pair, row) => {
          const key = row
          return <Row key={key} pair={pair} language={language} />
        })}
      </div>
      <TermMeaning />
    </>
  )
}

const speaking = (language: Language) => ({ lang: language, dir: locales[language].dir })

function Spoken({ in: language, children }: { in: Language; children: ReactNode }) {
  return <LanguageProvider language={language}>{children}</LanguageProvider>
}

function inOrder(language: Language) {
  return [language, ...otherLanguages(language)].map((one) => ({
    language: one,
    isOwn: one === language,
    className: one === language ? 'min-w-0 max-w-text' : 'min-w-0 max-w-text pair-second',
  }))
}

function Row({ pair, language }: { pair: Pair; language: Language }) {
  const own = pair[language]
  if (own?.kind === 'formula')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML that the build wrote
    return <div className="formula" dir="ltr" dangerouslySetInnerHTML={{ __html: own.mathml }} />
  if (own?.kind === 'list') return <Items pair={pair} language={language} />
  return (
    <div className={own?.kind === 'heading' ? 'pair mt-4 -mb-2' : 'pair'}>
      {inOrder(language).map(({ language: one, isOwn, className }) => {
        const block = pair[one]
        return (
          block && (
            <div key={one} {...speaking(one)} className={className}>
              <Spoken in={one}>
                <Side block={block} isOwn={isOwn} />
              </Spoken>
            </div>
          )
        )
      })}
    </div>
  )
}

/** Only the page's own language has anchors. */
function Side({ block, isOwn }: { block: SideBlock; isOwn: boolean }) {
  if (block.kind === 'plot') return <PostPlot name={block.name} />
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words of={block.inlines} isOwn={isOwn} />
      </p>
    )
  if (block.kind !== 'heading') return null
  const Tag = block.level === 2 ? 'h2' : 'h3'
  return (
    <Tag id={isOwn ? block.id : undefined} className={block.level === 2 ? 'text-h3' : 'text-lead'}>
      <Text>{block.text}</Text>
    </Tag>
  )
}

/** The second language has no links: keyboard users would pass each link twice. */
function Words({ of, isOwn }: { of: readonly Inline[]; isOwn: boolean }) {
  const inlines = of.map(
    (piece): Inline => (isOwn || piece.kind === 'strong' ? piece : { kind: 'text', text: piece.text }),
  )
  return <Inlines of={inlines} />
}

/** One list; each item has both languages. */
function Items({ pair, language }: { pair: Pair; language: Language }) {
  const items = (one: Language) => {
    const block = pair[one]
    return block?.kind === 'list' ? block.items : []
  }
  const sides = inOrder(language)
  const count = Math.max(...sides.map((side) => items(side.language).length))
  return (
    <ul className="grid gap-3">
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <li key={place} className="pair">
          {sides.map(({ language: one, isOwn, className }) => {
            const item = items(one)[place]
            const isSaid = item?.some(({ text }) => text) ?? false
            return (
              item &&
              isSaid && (
                <div key={one} {...speaking(one)} className={className}>
                  <div className="list-item list-disc ms-5">
                    <Spoken in={one}>
                      <Words of={item} isOwn={isOwn} />
                    </Spoken>
                  </div>
                </div>
              )
            )
          })}
        </li>
      ))}
    </ul>
  )
}
