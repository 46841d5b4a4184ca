import type { MachineFile } from './file.ts'

/**
 * A browser may fetch a page when the pointer rests on its link. It may not prerender the page:
 * that would report a page view. States that no cache keeps are left out.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const rules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/api/*',
                '/*.md',
                '/feed.*',
                '/*\\?*q=*',
                '/*\\?*letter=*',
                '/*\\?*year=*',
                '/*\\?*via=*',
                '/*\\?*seed=*',
                '/brief*\\?*',
                // With `lang` alone it is the page without a state.
                '/study-design/*\\?*&*',
                '/study-design/compare*\\?*design=*',
                '/study-design/*\\?*with=*',
              ],
            },
          },
          { not: { selector_matches: '[data-language], [target=_blank], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Without rules for a visitor who asks for privacy: https://w3c.github.io/gpc/ */
export const speculationRules: MachineFile = {
  type: 'application/speculationrules+json',
  dependsOn: 'Sec-GPC',
  write: ({ header }) => JSON.stringify(header === '1' ? { prefetch: [] } : rules),
}
