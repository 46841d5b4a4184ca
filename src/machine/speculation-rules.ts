import type { MachineFile } from './file.ts'

/**
 * What a browser may fetch ahead: pages of this site that the pointer rests on. Fetched, not
 * rendered: a page that nobody opens must not report a view. The API, files for machines, the
 * filters' addresses and states that no cache keeps are left out.
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
                // With `lang` alone it is the bare page.
                '/study-design/*\\?*&*',
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

export const speculationRules: MachineFile = {
  type: 'application/speculationrules+json',
  write: () => JSON.stringify(rules),
}
