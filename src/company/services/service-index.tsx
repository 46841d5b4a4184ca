import { Text } from '#client/ui/text.tsx'
import type { ServiceCard, ServicePageCopy } from '#content/types.ts'

/** `client/page/present-section.ts` marks the service in sight. */
export function Index({ copy }: { copy: ServicePageCopy }) {
  return (
    <nav aria-labelledby="index-title" className="mb-4" data-present="">
      <h2 id="index-title" className="text-body mb-3">
        <Text>{copy.indexLabel}</Text>
      </h2>
      <ul className="index-grid">
        {copy.cards.map((card) => (
          <li key={card.id} className="grid">
            <IndexLink
              card={card}
              className="min-h-11 px-2 py-2.5 rounded border border-solid border-line bg-field text-small"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const sheetId = 'services-sheet'

/** Where the index is not beside the text: one line below the header, which opens the same links. */
export function IndexBar({ copy }: { copy: ServicePageCopy }) {
  return (
    <div className="index-bar no-print">
      <button type="button" popoverTarget={sheetId} className="wrap flex items-center gap-2 text-start">
        <span aria-hidden="true" className="i-lucide-list text-accent" />
        <span>
          <Text>{copy.indexLabel}</Text>
        </span>
        <span data-present-name="" />
        <span aria-hidden="true" className="i-lucide-chevron-down ms-auto" />
      </button>
      <ul id={sheetId} popover="auto" className="menu-sheet index-sheet" data-present="">
        {copy.cards.map((card) => (
          <li key={card.id}>
            <IndexLink card={card} className="wrap min-h-12 py-3" />
          </li>
        ))}
      </ul>
    </div>
  )
}

function IndexLink({ card: { id, title, icon }, className }: { card: ServiceCard; className: string }) {
  return (
    <a
      className={`flex items-start gap-2 text-ink font-600 no-underline hover:border-accent hover:text-accent ${className}`}
      href={`#${id}`}
    >
      {/* Beside the text, the longest name in larger letters needs the icon's room. */}
      <span aria-hidden="true" className={`i-lucide-${icon} text-accent lg:max-xl:enlarged:hidden`} />
      <span>
        <Text>{title}</Text>
      </span>
    </a>
  )
}
