import type { ReactNode } from 'react'
import { Text } from '#client/ui/text.tsx'
import { hebrewAnchors } from '#content/navigation.ts'
import type { CardService, ServiceCard, ServicePageCopy } from '#content/types.ts'
import { Paragraphs } from './paragraphs.tsx'
import { serviceFigures } from './service-figures.ts'

/** More features than this do not fit beside the text: they stand below it, in two columns. */
const sideFeatures = 8

/** A service: what it is, how it is done, what comes with it. Reached by its id and by its Hebrew anchor. */
export function ServiceCardBlock({ card, copy }: { card: ServiceCard; copy: ServicePageCopy }) {
  const { id, features = [], benefits = [], services = [] } = card
  const isLong = features.length > sideFeatures
  const Figure = serviceFigures[id]
  return (
    <div className="service relative mt-14 lg:mt-20">
      {hebrewAnchors[id] && <span id={hebrewAnchors[id]} className="absolute inset-bs-0 peer" />}
      <article id={id} className="service-head">
        <Heading card={card} />
        {Figure && (
          <div className="mt-8 plot-side">
            <Figure />
          </div>
        )}
        <TextAndSide card={card} copy={copy} isLong={isLong} />
        {isLong && <CheckList label={copy.featuresLabel} entries={features} isWide />}
        {services.length > 0 && <Services label={copy.servicesLabel} services={services} />}
        {!isLong && <Benefits label={copy.benefitsLabel} benefits={benefits} />}
        {card.additionalInfo && <Note label={copy.additionalInfoLabel} text={card.additionalInfo} />}
      </article>
    </div>
  )
}

function Heading({ card }: { card: ServiceCard }) {
  return (
    <>
      <h2 className="text-h2 flex items-start gap-3 md:gap-4">
        <span aria-hidden="true" className={`i-lucide-${card.icon} text-accent`} />
        <span>
          <Text>{card.title}</Text>
        </span>
      </h2>
      <p className="text-lead text-muted mt-4 max-w-text">
        <Text>{card.description}</Text>
      </p>
    </>
  )
}

/** The text on seven columns; on five beside it what fits there: the features, or if they are many the benefits. */
function TextAndSide({ card, copy, isLong }: { card: ServiceCard; copy: ServicePageCopy; isLong: boolean }) {
  const { features = [], benefits = [], standards = [] } = card
  return (
    <div className="service-text mt-8 grid gap-10 xl:grid-cols-12">
      <div className="prose content-start xl:col-span-7">
        <Paragraphs text={card.content} />
      </div>
      <div className="grid gap-8 content-start xl:col-span-5">
        {isLong ? (
          <CheckList label={copy.benefitsLabel} entries={benefits} />
        ) : (
          <CheckList label={copy.featuresLabel} entries={features} />
        )}
        <Standards label={copy.standardsLabel} standards={standards} />
      </div>
    </div>
  )
}

function Note({ label, text }: { label: string; text: string }) {
  return (
    <p className="service-note">
      <strong className="text-ink">
        <Text>{label}</Text>:
      </strong>{' '}
      <Text>{text}</Text>
    </p>
  )
}

function Part({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={className}>
      <h3 className="text-lead mb-3">
        <Text>{label}</Text>
      </h3>
      {children}
    </div>
  )
}

function CheckList({
  label,
  entries,
  isWide = false,
}: {
  label: string
  entries: string[]
  isWide?: boolean
}) {
  if (entries.length === 0) return null
  return (
    <Part label={label} className={isWide ? 'service-features' : undefined}>
      <ul className={isWide ? 'check-list md:grid-cols-2 print:grid-cols-2 gap-x-12 gap-y-3' : 'check-list'}>
        {entries.map((entry) => (
          <li key={entry}>
            <Text>{entry}</Text>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Standards({ label, standards }: { label: string; standards: string[] }) {
  if (standards.length === 0) return null
  return (
    <Part label={label}>
      <ul className="flex flex-wrap gap-2">
        {standards.map((standard) => (
          <li key={standard} className="tag">
            <Text>{standard}</Text>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Lists of items stand three beside each other; services that are described need room for a sentence. */
function Services({ label, services }: { label: string; services: CardService[] }) {
  const isListed = services.some(({ items }) => items)
  // The last of an odd number has the row to itself.
  const columns = isListed ? 'listed-services' : 'md:grid-cols-2 print:grid-cols-2'
  return (
    <Part label={label} className="mt-10">
      <ul className={`grid gap-x-8 gap-y-6 ${columns}`}>
        {services.map(({ title, description, items }, index) => (
          <li
            key={title}
            className={
              !isListed && index % 2 === 0 && index === services.length - 1
                ? 'border-t border-t-solid border-line pt-3 md:col-span-2 print:col-span-2'
                : 'border-t border-t-solid border-line pt-3'
            }
          >
            <h4>
              <Text>{title}</Text>
            </h4>
            {description && (
              <p className="mt-1 text-muted">
                <Text>{description}</Text>
              </p>
            )}
            {items && (
              <ul className="check-list mt-3 text-small">
                {items.map((item) => (
                  <li key={item}>
                    <Text>{item}</Text>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Benefits({ label, benefits }: { label: string; benefits: string[] }) {
  if (benefits.length === 0) return null
  return (
    <Part label={label} className="mt-10">
      <ul
        className={`grid gap-x-8 gap-y-4 ${benefits.length === 4 ? 'md:grid-cols-2 print:grid-cols-2' : 'md:grid-cols-3 print:grid-cols-3'}`}
      >
        {benefits.map((benefit) => (
          <li key={benefit} className="border-t border-t-solid border-ink pt-3">
            <Text>{benefit}</Text>
          </li>
        ))}
      </ul>
    </Part>
  )
}
