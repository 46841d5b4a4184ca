import { createHash } from 'node:crypto'

/** What `style-src` and `script-src` of a policy call an inline text. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
