/** Writes the licenses of all that the site contains of others, as the licenses ask for. */
import { writeFileSync } from 'node:fs'
import { findBundledPackages } from './bundled-packages.ts'
import { licenseOf } from './license.ts'

/** They are in no script: a font file, the font in the PDFs, and the icons of the stylesheet. */
const inOtherFiles = ['@fontsource-variable/assistant', '@fontsource/assistant', '@iconify-json/lucide']

const names = [...(await findBundledPackages()), ...inOtherFiles]
const licenses = Map.groupBy(names.map(licenseOf), ({ text }) => text)
const parts = [...licenses].map(
  ([text, packages]) => `${packages.map(({ title }) => title).join('\n')}\n\n${text}`,
)
const start = 'Third-party notices\n\nThis website contains the packages below, under these licenses.'
writeFileSync('public/third-party-notices.txt', `${[start, ...parts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`)
console.log(`notices of ${names.length} packages`)
