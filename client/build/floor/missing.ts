import mdn from '@mdn/browser-compat-data' with { type: 'json' }
import type { BrowserName, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { floor } from './floor.ts'

export interface Newer {
  /** As `allowed.ts` names it. */
  feature: string
  /** The browsers that do not have it at the floor, with the first version that has it. */
  missing: readonly string[]
  file: string
}

/** `≤79`: the version that MDN tried first, and which has the feature. */
const numbersOf = (version: string) => version.replace('≤', '').split('.').map(Number)

/** @returns false for `preview` and for a browser that does not have the feature */
export function isUpTo(version: string | false | undefined, most: string): boolean {
  if (!version || version === 'preview') return false
  const [major = 0, minor = 0] = numbersOf(version)
  const [mostMajor = 0, mostMinor = 0] = numbersOf(most)
  return major < mostMajor || (major === mostMajor && minor <= mostMinor)
}

type IsPrefixed = (prefix: string) => boolean

function isThere(one: SimpleSupportStatement, version: string, isPrefixed: IsPrefixed): boolean {
  if (one.flags || one.alternative_name || (one.prefix && !isPrefixed(one.prefix))) return false
  return isUpTo(one.version_added, version) && !isUpTo(one.version_removed, version)
}

const firstVersion = (one: SimpleSupportStatement | undefined) => one?.version_added || 'never'

/**
 * @param isPrefixed whether the code also has the name with this prefix
 * @returns the browsers that lack the feature at the floor; empty if all have it, also in part
 */
export function missingIn(
  { support }: Pick<CompatStatement, 'support'>,
  isPrefixed: IsPrefixed = () => false,
): string[] {
  const of = (browser: BrowserName) => [support[browser]].flat().filter((one) => one !== undefined)
  return floor.versions
    .filter(([browser, version]) => !of(browser).some((one) => isThere(one, version, isPrefixed)))
    .map(([browser]) => `${mdn.browsers[browser].name} ${firstVersion(of(browser)[0])}`)
}
