/** The part of schema.org that the site uses. */
const vocabulary: Record<string, { required: string[]; allowed: string[] }> = {
  Organization: {
    required: ['name'],
    allowed: [
      ...['alternateName', 'description', 'url', 'logo', 'email', 'telephone'],
      ...['address', 'contactPoint', 'sameAs'],
    ],
  },
  ImageObject: { required: ['url'], allowed: ['width', 'height'] },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
    allowed: [],
  },
  ContactPoint: { required: ['contactType', 'email'], allowed: ['telephone', 'availableLanguage'] },
  WebSite: { required: ['@id', 'name', 'url', 'inLanguage', 'publisher'], allowed: [] },
  ...Object.fromEntries(
    ['WebPage', 'AboutPage', 'CollectionPage'].map((type) => [
      type,
      {
        required: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf'],
        allowed: ['about', 'breadcrumb', 'mainEntity', 'workTranslation', 'translationOfWork'],
      },
    ]),
  ),
  BreadcrumbList: { required: ['@id', 'itemListElement'], allowed: [] },
  ListItem: { required: ['position', 'name', 'item'], allowed: [] },
  ItemList: { required: ['@id', 'numberOfItems', 'itemListElement'], allowed: [] },
  Blog: { required: ['@id', 'name', 'url', 'inLanguage', 'publisher', 'blogPost'], allowed: [] },
  BlogPosting: {
    required: ['@id', 'headline', 'url', 'datePublished'],
    allowed: [
      ...['description', 'mainEntityOfPage', 'dateModified', 'inLanguage', 'articleSection', 'keywords'],
      ...['wordCount', 'image', 'author', 'publisher', 'isPartOf', 'about'],
      ...['workTranslation', 'translationOfWork'],
    ],
  },
  ScholarlyArticle: {
    required: ['name', 'author', 'inLanguage', 'isPartOf'],
    allowed: ['datePublished', 'url'],
  },
  Book: { required: ['name', 'author', 'inLanguage', 'publisher'], allowed: ['datePublished', 'url'] },
  Periodical: { required: ['name'], allowed: [] },
  Person: { required: ['name'], allowed: ['jobTitle', 'description', 'url', 'image', 'worksFor'] },
  Service: { required: ['@id', 'name', 'url', 'provider'], allowed: [] },
  Dataset: {
    // What Google requires and recommends.
    required: [
      ...['@id', 'name', 'description', 'url', 'identifier', 'version', 'datePublished', 'dateModified'],
      ...['license', 'isAccessibleForFree', 'creator', 'keywords', 'measurementTechnique'],
      ...['variableMeasured', 'distribution'],
    ],
    allowed: ['publisher', 'inLanguage'],
  },
  DataDownload: { required: ['name', 'encodingFormat', 'contentUrl'], allowed: [] },
  FAQPage: { required: ['@id', 'mainEntity'], allowed: [] },
  // https://developers.google.com/search/docs/appearance/structured-data/faqpage
  Question: { required: ['name', 'acceptedAnswer'], allowed: [] },
  Answer: { required: ['text'], allowed: [] },
  DefinedTermSet: {
    required: ['@id', 'name', 'description', 'url', 'inLanguage', 'publisher'],
    allowed: [],
  },
  DefinedTerm: {
    required: ['@id', 'name'],
    allowed: ['alternateName', 'description', 'url', 'termCode', 'inDefinedTermSet'],
  },
}

type Thing = Record<string, unknown>

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** All things in a graph, also nested ones; a reference (`{ "@id": … }`) is not a thing. */
export function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (!isThing(value)) return []
  const inner = Object.values(value).flatMap(thingsIn)
  return '@type' in value ? [value, ...inner] : inner
}

export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isThing(value)) return []
  const keys = Object.keys(value)
  if (keys.length === 1 && keys[0] === '@id') return [String(value['@id'])]
  return Object.values(value).flatMap(referencesIn)
}

/** A publication has a year, everything else a time with its zone, as search engines want it. */
function dateFaults(thing: Thing): string[] {
  const type = String(thing['@type'])
  const form = ['ScholarlyArticle', 'Book'].includes(type) ? /^\d{4}$/ : /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/
  return Object.entries(thing)
    .filter(([name, value]) => name.startsWith('date') && !form.test(String(value)))
    .map(([name, value]) => `${type} has ${name} ${value}: use startOf of content/dates.ts`)
}

export function faultsOf(thing: Thing): string[] {
  const type = String(thing['@type'])
  const rule = vocabulary[type]
  if (!rule) return [`${type} is not a type that this site uses`]
  const missing = rule.required.filter((name) => thing[name] === undefined || thing[name] === '')
  const known = ['@type', '@id', ...rule.required, ...rule.allowed]
  return [
    ...dateFaults(thing),
    ...missing.map((name) => `${type} lacks ${name}`),
    ...Object.keys(thing)
      .filter((name) => !known.includes(name))
      .map((name) => `${type} has no property ${name}`),
  ]
}
