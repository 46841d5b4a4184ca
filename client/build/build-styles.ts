/** Builds the stylesheet that is inline in every page. */
import { writeFileSync } from 'node:fs'
import { cspHash } from './csp-hash.ts'
import { fontFaces } from './fonts.ts'
import { buildStyles } from './styles.ts'

const style = await buildStyles(process.cwd(), fontFaces())
writeFileSync('.build/style.json', JSON.stringify({ style, styleHash: cspHash(style) }))
console.log(`built ${style.length} bytes of styles`)
