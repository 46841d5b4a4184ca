/** Builds the stylesheet that is inline in every page. */
import { readFileSync, writeFileSync } from 'node:fs'
import { cspHash } from './csp-hash.ts'
import { fontFaces } from './fonts.ts'
import { buildStyles } from './styles.ts'

const classes: string[] = JSON.parse(readFileSync('.build/classes.json', 'utf8'))
const style = await buildStyles(classes, fontFaces())
writeFileSync('.build/style.json', JSON.stringify({ style, styleHash: cspHash(style) }))
console.log(`built ${style.length} bytes of styles`)
