import type { BrowserName } from '@mdn/browser-compat-data'
import packageFacts from '../../../package.json' with { type: 'json' }

/** The names of a browser of `browserslist` in esbuild and in MDN's data. */
const names: Readonly<Record<string, { esbuild: string; mdn: readonly BrowserName[] }>> = {
  chrome: { esbuild: 'chrome', mdn: ['chrome', 'chrome_android'] },
  edge: { esbuild: 'edge', mdn: ['edge'] },
  firefox: { esbuild: 'firefox', mdn: ['firefox', 'firefox_android'] },
  safari: { esbuild: 'safari', mdn: ['safari'] },
  ios_saf: { esbuild: 'ios', mdn: ['safari_ios'] },
}

function readFloor(): { targets: string[]; versions: [BrowserName, string][] } {
  const oldest = packageFacts.browserslist.map((entry) => {
    const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? []
    const name = names[browser]
    if (!name) throw new Error(`browserslist in package.json: write "${entry}" as "chrome >= 124"`)
    return { ...name, version }
  })
  return {
    targets: oldest.map(({ esbuild, version }) => esbuild + version),
    versions: oldest.flatMap(({ mdn, version }) =>
      mdn.map((browser): [BrowserName, string] => [browser, version]),
    ),
  }
}

/** The oldest browsers: as targets of esbuild, and as versions by MDN's names of browsers. */
export const floor = readFloor()
