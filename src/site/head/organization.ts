import { languages } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { translator } from '#src/words/messages.ts'
import { ids, type Node } from './node.ts'
import type { PageFacts } from './page-facts.ts'

export function organization({ origin, language }: PageFacts): Node {
  const [street, city = '', country] = site.address[language]
  const [, locality = city, postalCode] = /^(.+) (\d+)$/.exec(city) ?? []
  return {
    '@type': 'Organization',
    '@id': ids.organization(origin),
    name: site.name[language],
    alternateName: languages.filter((other) => other !== language).map((other) => site.name[other]),
    description: translator(language)('footer.description'),
    url: origin + href('home', language),
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
    email: site.email,
    telephone: site.phone.display,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      postalCode,
      addressCountry: country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: site.email,
      telephone: site.phone.display,
      availableLanguage: [...languages],
    },
    sameAs: [site.profile.href],
  }
}
