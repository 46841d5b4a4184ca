/** Finds the classes that the stylesheet needs rules for. */
import { writeFileSync } from 'node:fs'
import { classesOf } from './styles.ts'

const classes = await classesOf(process.cwd())
writeFileSync('.build/classes.json', JSON.stringify(classes))
console.log(`found ${classes.length} classes`)
