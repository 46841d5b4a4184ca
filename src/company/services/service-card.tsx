import { Text } from '#client/ui/text.tsx'
import { hebrewAnchors, type ServicePageName } from '#content/navigation.ts'
import type { LinkedService, ServiceCard, ServicePageCopy } from '#content/types.ts'
import { Inlines } from '#src/blocks/inlines.tsx'
import { LinkedParagraphs } from '#src/company/paragraphs.tsx'
import { AskLink } from '#src/contact/index.ts'
import { cardPlots, Plot } from '#src/plots/index.ts'
import { usePlace } from '#src/site/places.tsx'
import { useMessages } from '#src/words/messages.ts'
import { Disclosure } from './disclosure.tsx'
import { Benefits, CheckList, Services, Standards, WideCheckList } from './service-lists.tsx'
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

export function ServiceCardBlock(props: CardProps) {
  const { id } = props.card
  const plot = cardPlots[id]
  return (
    <div className="service relative mt-14 lg:mt-20">
      {hebrewAnchors[id] && <span id={hebrewAnchors[id]} className="absolute inset-bs-0 peer" />}
      <article
        id={id}
        className="border-t-2 border-t-solid border-ink pt-6 target:border-accent peer-target:border-accent"
      >
        <Heading card={props.card} />
        {plot && (
          <div className="mt-8 plot-side">
            <Plot name={plot} />
          </div>
        )}
        <Parts {...props} />
        <Onward page={props.page} card={id} />
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
      <p className="mt-5 no-print">
        <AskLink card={card} className="btn-quiet" />
      </p>
    </>
  )
}

/** Beside the text: the features, or the benefits if the features are too many. */
function Parts({ card, copy, linked }: CardProps) {
  const { id, features = [], benefits = [], services = [], standards = [] } = card
  const isLong = features.length > sideFeatures
  const ofFeatures = { id: `${id}-features`, label: copy.featuresLabel, entries: features }
  const ofBenefits = { id: `${id}-benefits`, label: copy.benefitsLabel, entries: benefits }
  return (
    <>
      <div className="service-text mt-8 grid gap-10 xl:grid-cols-12">
        <div className="prose content-start xl:col-span-7">
          <Story card={card} copy={copy} linked={linked} />
        </div>
        <div className="grid gap-8 content-start xl:col-span-5">
          <CheckList {...(isLong ? ofBenefits : ofFeatures)} />
          <Standards id={`${id}-standards`} label={copy.standardsLabel} entries={standards} />
        </div>
      </div>
      {isLong && <WideCheckList {...ofFeatures} />}
      <Services id={`${id}-services`} label={copy.servicesLabel} services={services} />
      {!isLong && <Benefits {...ofBenefits} />}
    </>
  )
}

/** The first paragraph; what follows it can be closed. */
function Story({ card, copy, linked }: Omit<CardProps, 'page'>) {
  const t = useMessages()
  const [first = [], ...others] = linked?.content ?? []
  return (
    <>
      <LinkedParagraphs of={[first]} />
      <Disclosure id={`${card.id}-text`} label={t('service.more')}>
        <LinkedParagraphs of={others} />
        {card.additionalInfo && linked && (
          <p className="text-muted">
            <strong className="text-ink">
              <Text>{copy.additionalInfoLabel}</Text>:
            </strong>{' '}
            <Inlines of={linked.additionalInfo} />
          </p>
        )}
      </Disclosure>
    </>
  )
}

function Onward({ page, card }: { page: ServicePageName; card: string }) {
  const Planning = usePlace('servicePlanning')
  const Example = usePlace('serviceExample')
  const Collect = usePlace('collect')
  return (
    <>
      {Planning && <Planning card={card} />}
      {Example && <Example card={card} />}
      <p className="mt-6 flex flex-wrap gap-x-6 no-print">
        {Collect && <Collect parameters={{ service: card }} />} <SheetLink page={page} card={card} />
      </p>
    </>
  )
}
