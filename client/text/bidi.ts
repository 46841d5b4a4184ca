import { once } from '#client/once.ts'

interface Run {
  kind: 'plain' | 'latin' | 'number'
  text: string
}

const mathName = '[A-Za-zÀ-ɏͰ-Ͽ][A-Za-zÀ-ɏͰ-Ͽ0-9₀-₉]*'
const mathNumber = String.raw`(?:\d{4}-\d\d-\d\d|\d+(?:[.,]\d+)*)`
const brackets = String.raw`\((?:[^()\u0590-\u05ff]|\([^()\u0590-\u05ff]*\))*\)`
const operand = String.raw`[+\-−±√]?(?:${mathName}(?:${brackets})?|${mathNumber}(?:\/${mathName})?|${brackets})[%²³¹⁰⁴-⁹⁻]*`
const operator = ' ?[=×÷·≤≥≈<>±] ?| [+−] '
// One run for the whole formula: otherwise its two sides would change places.
const formula = String.raw`(?<![\p{L}\p{N}.])${operand}(?:(?:${operator})${operand})+|${mathName}\([^()\u0590-\u05ff]*[=<>≤≥|][^()\u0590-\u05ff]*\)|(?<![\p{L}\p{N}])(?:exp|[A-Za-z])\([A-Za-zͰ-Ͽ]{1,2}\)`
const address = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/[^\s]+`
// Paths and EU directives (2001/20/EC), for the same reason.
const slashed = String.raw`(?:[A-Z]{3,6} )?(?<![\p{L}\p{N}/])\/\.?[A-Za-z][\w./-]*\w|\d+(?:\/\d+)*\/[A-Z]{2,}`
const latinWord = '[A-Za-zÀ-ɏͰ-Ͽ][A-Za-zÀ-ɏ0-9²³₀-₉]*'
const attached = String.raw`(?:[-–/&.+'’:_][A-Za-zÀ-ɏ0-9]+|\([A-Za-z]*[0-9]+\))*`
const latin = String.raw`(?:\d+ CFR|\d+(?:\(\d\))+\([a-z]\)|(?<![\p{L}\p{N}])\d+(?:\/\d+)?[A-Za-z]+(?:\([a-z0-9]\))*|${latinWord}${attached})(?: (?:(?:Part )?\d+(?![.,]?\d*%)|${latinWord})${attached}|[ /]&[ ]${latinWord})*(?:, Inc\.|(?<= et al)\. \d{4}|[+])?`
// A limit that is not reached (NR) belongs to its range.
const signed = String.raw`\d[\d.]*–NR|(?<![\p{L}\p{N}])[+\-−±<>≤≥~≈=]\s?\d(?:[\d.,:–\-/]*\d)?%?|\d[\d.,]*(?:[–\-/×+][\d.,]*\d)+%?|\d(?:[\d.,]*\d)?[+%]`
/** What any run begins with: the search leaves out the other letters fast. */
const initial = '[A-Za-zÀ-ɏͰ-Ͽ0-9_.+\\-−±√(/<>≤≥~≈=]'
// Compiled on first use: compiling takes some ms, and each language needs half of the expressions.
const anyRun = once(
  () => new RegExp(`(?=${initial})(?:(${address}|${slashed})|(${formula})|(${latin})|(${signed}))`, 'gu'),
)

/** A fast test: every run contains one of these. */
const sign = /[A-Za-zÀ-ɏͰ-Ͽ@/+\-−–±<>≤≥~≈=×÷·%]/

/** A comma ends a run, because a list of Latin names is read from right to left. */
export function splitRuns(text: string): Run[] {
  if (!sign.test(text)) return text ? [{ kind: 'plain', text }] : []
  const runs: Run[] = []
  let end = 0
  const pattern = anyRun()
  pattern.lastIndex = 0
  // `matchAll` would copy the pattern for each text.
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (match.index > end) runs.push({ kind: 'plain', text: text.slice(end, match.index) })
    runs.push({ kind: (match[2] ?? match[4]) === undefined ? 'latin' : 'number', text: match[0] })
    end = match.index + match[0].length
  }
  if (end < text.length) runs.push({ kind: 'plain', text: text.slice(end) })
  return runs
}

/** Characters that fit a line of 320 px. The signs of formulas are narrow. */
const longestUnbroken = { plain: 15, latin: 18, number: 24 } as const
const longestWide = 52

export function unbroken({ kind, text }: Run): 'run' | 'md:whitespace-nowrap' | undefined {
  if (!/[\s\-–/]|\)\(/.test(text)) return undefined
  if (text.length <= longestUnbroken[kind]) return 'run'
  const isTorn = kind === 'number' || text.includes('/')
  return isTorn && text.length <= longestWide ? 'md:whitespace-nowrap' : undefined
}

/** Longer names than these must be free to break: 320 px at 200 % text size is too narrow. */
const names = once(
  () =>
    new RegExp(
      `(${[
        String.raw`P\(X ≤ \w+\)(?: [=≥] [\d.]+)?|\(\d[\d.]* [+−] \d[\d.]*\)²?|λ = \d[\d.]*`,
        String.raw`\b(?:21 CFR Part \d+|EU CTR \d+\/\d+|ICH [A-Z]\d+[A-Z]?(?:\(R\d\))?|(?:ISO\/IEC|ISO?) \d+(?::\d{4})?|WCAG \d\.\d)`,
        String.raw`\b(?:(?:Article|[Ss]ection) \d+(?:\(\w\))*|(?:Module|Policy|Amendment|[Pp]hases?|[Dd]ay) \d+|dose \d|p values?)`,
        String.raw`\b(?:\d{4}-\d\d-\d\d|\d{3,4}-\d{3,4}\b|\d\.\d to \d\.\d|\d\d?²?(?: types)?(?: [×÷+−=] \d\d?²?(?: types)?(?!\d|\.\d)){3,4}|\d{1,4}(?:\.\d{1,5})? [×÷+−±] \d{1,4}(?:\.\d{1,4})?(?: = \d{1,4}(?:\.\d{1,4})?)?|[a-z] [−+] \d|[A-Za-z] [=<] \d[\d.]*|\d[\d.]*–\d[\d.]*%?|29\+ years|\d+(?:\.\d+)? (?:mg|pixels|seconds|minutes|days|months|working days))`,
        String.raw`\b(?:[A-Za-z]-[A-Za-z]+|log-(?:log|rank)|[A-Z]{3}-\d{3}\b|[A-Z][a-z]{1,6}[-–][A-Z][a-z]{1,8}\b|(?:Define|ODM)-XML)`,
        String.raw`\b(?:follow-up|re-consent|right-to-left|do-not-(?:ship|dispense)|group-sequential|single-center|cross-form|[Pp]age-view|Tel Aviv(?:-Jaffa)?|re-estimation|up-version\w*|first-in-human|post-marketing|mid-study|SMQ-based)`,
      ].join('|')})`,
    ),
)

/** The unbreakable names have the odd indexes. */
export function splitNames(text: string): string[] {
  return text.split(names())
}

const pairsWith = (first: string) =>
  once(
    () =>
      new RegExp(
        String.raw`(${first}(?:סעיף|ת״י|תיקון|יום|שלב) \d+(?:\([\dא-ת]\))*(?: –(?=\s))?|\d+(?:\.\d+)? (?:יום|ימים|דקות)|[בלמ]?תל אביב(?:־יפו)?|(?<![\p{L}־])[א-ת]{2,7}־[א-ת]{2,11}(?![\p{L}־])|[א-ת׳]{2,9}–[א-ת]{2,8})`,
        'u',
      ),
  )
const anyPair = pairsWith(String.raw`\S{1,14} –(?=\s|$)|`)
const pairWithoutDash = pairsWith('')

const pairSign = /[–־\d]|תל אביב/

/** The unbreakable pairs have the odd indexes. */
export function splitPairs(text: string): string[] {
  if (!pairSign.test(text)) return [text]
  return text.split(text.includes('–') ? anyPair() : pairWithoutDash())
}
