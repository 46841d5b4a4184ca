import { Text } from '#client/ui/text.tsx'
import { hebrewAnchors, type ServicePageName } from '#content/navigation.ts'
import type { Inline, LinkedService, ServiceCard, ServicePageCopy } from '#content/types.ts'
import { Inlines } from '#src/blocks/inlines.tsx'
import { LinkedParagraphs } from '#src/company/paragraphs.tsx'
import { cardPlots, Plot } from '#src/plots/index.ts'
import { usePlace } from '#src/site/places.tsx'
import { Benefits, CheckList, Services, Standards } from './service-lists.tsx'
import { SheetLink } from './sheet-link.tsx'

/** More features than this do not fit beside the text: they go below it, in two columns. */
const sideFeatures = 8

/** Its anchors are its id and, if it has one, its Hebrew anchor. */
interface CardProps {
  page: ServicePageName
  card: ServiceCard
  copy: ServicePageCopy
  /** Text and note with their terms linked. */
  linked: LinkedService['cards'][string] | undefined
}

export function ServiceCardBlock({ page, card, copy, linked }: CardProps) {
  const { id, features = [], benefits = [], services = [] } = card
  const isLong = features.length > sideFeatures
  const plot = cardPlots[id]
  const Planning = usePlace('servicePlanning')
  const Example = usePlace('serviceExample')
  const Collect = usePlace('collect')
  return (
    <div className="service relative mt-14 lg:mt-20">
      {hebrewAnchors[id] && <span id={hebrewAnchors[id]} className="absolute inset-bs-0 peer" />}
      <article
        id={id}
        className="border-t-2 border-t-solid border-ink pt-6 target:border-accent peer-target:border-accent"
      >
        <Heading card={card} />
        {plot && (
          <div className="mt-8 plot-side">
            <Plot name={plot} />
          </div>
        )}
        <TextAndSide card={card} copy={copy} linked={linked} isLong={isLong} />
        {isLong && <CheckList label={copy.featuresLabel} entries={features} isWide />}
        {services.length > 0 && <Services label={copy.servicesLabel} services={services} />}
        {!isLong && <Benefits label={copy.benefitsLabel} benefits={benefits} />}
        {Planning && <Planning card={id} />}
        {Example && <Example card={id} />}
        <p className="mt-6 flex flex-wrap gap-x-6 no-print">
          {Collect && <Collect parameters={{ service: id }} />}
          <SheetLink page={page} card={id} />
        </p>
        {card.additionalInfo && linked && (
          <Note label={copy.additionalInfoLabel} inlines={linked.additionalInfo} />
        )}
      </article>
    </div>
  )
}

function Heading({ card }: { card: ServiceCard }) {
  return (
    <>
      <h2 className="text-h2 flex items-start gap-3 md:gap-4">
        <span
          aria-hidden="true"
          className={`i-lucide-${card.icon} text-accent max-[359px]:hidden max-[479px]:enlarged:hidden`}
        />
        <span>
          <Text>{card.title}</Text>
        </span>
      </h2>
      <p className="text-lead text-muted text-balance mt-4 max-w-text">
        <Text>{card.description}</Text>
      </p>
    </>
  )
}

/** Beside the text: the features, or the benefits if the features are too many. */
function TextAndSide({ card, copy, linked, isLong }: Omit<CardProps, 'page'> & { isLong: boolean }) {
  const { features = [], benefits = [], standards = [] } = card
  return (
    <div className="service-text mt-8 grid gap-10 xl:grid-cols-12">
      <div className="prose content-start xl:col-span-7">
        <LinkedParagraphs of={linked?.content ?? []} />
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

function Note({ label, inlines }: { label: string; inlines: readonly Inline[] }) {
  return (
    // Its rule is as wide as the card, its text is not.
    <p className="mt-8 border-t border-t-solid border-line pt-4 pe-[max(0px,calc(100%-32.5em))] text-muted">
      <strong className="text-ink">
        <Text>{label}</Text>:
      </strong>{' '}
      <Inlines of={inlines} />
    </p>
  )
}
