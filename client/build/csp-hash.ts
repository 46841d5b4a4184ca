import { createHash } from 'node:crypto'

/** The source of an inline text in `style-src` or `script-src`. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
