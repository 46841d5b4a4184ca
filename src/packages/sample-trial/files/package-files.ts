import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

// A bundle of this module is elsewhere: its own place says nothing about that of the files.
const { resolve } = createRequire(import.meta.url)

/** @param name of a package whose entries have `package.json`. @returns the path from the working folder */
export const packageFile = (name: 'sample-trial' | 'statistics', path: string): string =>
  relative('.', join(dirname(resolve(`@marom/${name}/package.json`)), path))

export const ownFile = (path: string): string => packageFile('sample-trial', path)
