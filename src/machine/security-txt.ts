import { languages } from '#content/locales.ts'
import { site } from '#content/site.ts'
import type { MachineFile } from './file.ts'

const validDays = 180
const day = 86_400_000

/** Midnight UTC in 180 days, so that the text is the same for a whole day. */
function expires(now: number): string {
  return new Date((Math.floor(now / day) + validDays) * day).toISOString().replace('.000', '')
}

/** RFC 9116. */
export const securityTxt: MachineFile = {
  type: 'text/plain; charset=utf-8',
  isDated: true,
  write: ({ origin }) =>
    [
      `Contact: mailto:${site.email}`,
      `Expires: ${expires(Date.now())}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
}
