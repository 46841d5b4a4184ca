import { dataVersion, study } from '@marom/sample-trial'
import { fill } from '#client/text/fill.ts'
import { startOf } from '#content/dates.ts'
import { routes } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { ids, type Node, pageUrl, reference } from '#src/site/head/node.ts'
import type { PageFacts } from '#src/site/head/page-facts.ts'
import { wordsOf } from '#src/words/words.ts'
import { dataPath, mediaTypeOf } from './data-files.ts'

const words = wordsOf('sample-study/datasets')

/** https://developers.google.com/search/docs/appearance/structured-data/dataset */
export function datasetNode(facts: PageFacts, participants: number, files: readonly string[]): Node {
  const { origin, language } = facts
  const { dataset } = words(language)
  const owner = reference(ids.organization(origin))
  return {
    '@type': 'Dataset',
    '@id': `${origin}${routes['sample-study/datasets']}#dataset`,
    name: dataset.name,
    description: fill(dataset.description, { participants }),
    url: pageUrl(facts, 'sample-study/datasets'),
    identifier: study.id,
    version: dataVersion.number,
    datePublished: startOf(dataVersion.firstDay),
    dateModified: startOf(dataVersion.day),
    license: site.studyLicense.href,
    isAccessibleForFree: true,
    creator: owner,
    publisher: owner,
    inLanguage: 'en',
    keywords: dataset.keywords,
    measurementTechnique: dataset.technique,
    variableMeasured: dataset.measured,
    distribution: files.map((file) => ({
      '@type': 'DataDownload',
      name: file,
      encodingFormat: mediaTypeOf(file),
      contentUrl: origin + dataPath + file,
    })),
  }
}
