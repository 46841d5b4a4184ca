import { type Allowed, allowedInScript, allowedInStyles } from './allowed.ts'
import type { Newer } from './missing.ts'
import { newerInScript } from './newer-in-script.ts'
import { newerInStyles } from './newer-in-styles.ts'

/** Texts by the names of their files. */
type Files = Readonly<Record<string, string>>

interface Findings {
  /** A line for each feature that no reason allows. */
  faults: string[]
  /** Names that a reason allows, but that no file has. */
  unused: string[]
}

function judge(found: readonly Newer[], allowed: Allowed): Findings {
  const names = new Set(Object.values(allowed).flat())
  const used = new Set(found.map(({ feature }) => feature))
  return {
    faults: found
      .filter(({ feature }) => !names.has(feature))
      .map(({ feature, missing, file }) => `${file}: "${feature}" needs ${missing.join(', ')}`),
    unused: [...names].filter((name) => !used.has(name)),
  }
}

/** Features that a browser of the floor (`browserslist` in package.json) does not have. */
export function beyondFloor(script: Files, styles: Files): Findings {
  const ofScript = judge(newerInScript(script), allowedInScript)
  const ofStyles = judge(newerInStyles(styles), allowedInStyles)
  return {
    faults: [...ofScript.faults, ...ofStyles.faults],
    unused: [...ofScript.unused, ...ofStyles.unused],
  }
}
