import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/company/how-we-work/en.ts'
import { PageLinks } from '#src/blocks/page-links.tsx'
import type { Node } from '#src/site/head/node.ts'
import { addressOf, type PageFacts } from '#src/site/head/page-facts.ts'

type Words = (typeof en)['faq']

export function Faq({ words }: { words: Words }) {
  return (
    <section id="faq" className="wrap section split" aria-labelledby="faq-title">
      <h2 id="faq-title" className="text-h2 lg:col-span-5">
        <Text>{words.title}</Text>
      </h2>
      <div className="lg:col-span-7">
        {words.entries.map(({ id, question, answer, links }) => (
          <details
            key={id}
            id={id}
            className="group border-t border-t-solid border-line last-of-type:border-b last-of-type:border-b-solid"
          >
            <summary className="flex justify-between gap-4 py-4 hover:text-accent">
              <h3 className="text-body font-600">
                <Text>{question}</Text>
              </h3>
              <span
                aria-hidden="true"
                className="i-lucide-chevron-down mt-1 group-open:[rotate:180deg] no-print"
              />
            </summary>
            <div className="pb-4 max-w-text">
              <p>
                <Text>{answer}</Text>
              </p>
              <PageLinks links={links} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

/** https://schema.org/FAQPage */
export function faqData(facts: PageFacts, { entries }: Words): Node {
  return {
    '@type': 'FAQPage',
    '@id': `${addressOf(facts, facts.language)}#faq`,
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
