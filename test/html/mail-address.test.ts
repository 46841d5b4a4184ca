import { expect, test } from 'vitest'
import { everyAddress } from '#test/support/addresses.ts'
import { htmlAt } from '#test/support/built-pages.ts'

const untouched = [
  ...['head', 'script', 'noscript', 'textarea', 'xmp'].map((name) => `<${name}[\\s>][\\s\\S]*?</${name}>`),
  '<!--email_off-->[\\s\\S]*?<!--/email_off-->',
  '<!--[\\s\\S]*?-->',
].join('|')
const link = '<a [^>]*?href="mailto:[^"]*"'
const address = '<[^>]*>|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+'

/** As Cloudflare's Email Address Obfuscation (its documentation: "Scrape Shield"). */
const obfuscated = (html: string) =>
  html.replace(new RegExp(`${untouched}|${link}|${address}`, 'g'), (found) =>
    /^<a |^[^<]/.test(found) && found.includes('@') ? '[email protected]' : found,
  )

const paths = [...everyAddress.map(({ path }) => path), '/no-such-page', '/no-such-page?lang=he']

test.each(paths)('%s: Cloudflare leaves its mail addresses as they are', async (path) => {
  const html = await htmlAt(path)
  const bare = html.replaceAll(/<!--\/?email_off-->/g, '')
  expect(obfuscated(bare).split('[email protected]').length).toBeGreaterThan(1)
  expect(obfuscated(html)).toBe(html)
})
