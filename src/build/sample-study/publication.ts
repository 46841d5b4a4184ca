import { type Publication, readTranslation } from '@marom/sample-trial/files'
import { hrefWith, routes } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { programHref } from '#src/sample-study/views/links.ts'

export const folders = { data: 'public/sample-study/data/', programs: 'public/sample-study/programs/' }

const words = 'content/sample-study/conformance/'

export const publication: Publication = {
  license: site.studyLicense,
  addresses: {
    plan: routes['sample-study/analysis-plan'],
    output: (id) => hrefWith('sample-study/outputs', 'en', { show: id }),
    programs: programHref(''),
  },
  translations: {
    he: readTranslation({ rules: `${words}rules-he.json`, findings: `${words}findings-he.json` }),
  },
}
