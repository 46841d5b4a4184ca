interface Rule {
  start: number
  end: number
  /** What stands before the brace. */
  head: string
  /** Of a condition around other rules: these, and where the first begins. */
  inside?: { start: number; rules: Rule[] }
}

const condition = /^@(?:media|supports|container|layer)\b/

/** Reads minified CSS; strings and escapes may hold braces. */
export function rulesOf(css: string, from = 0, to = css.length): Rule[] {
  const rules: Rule[] = []
  let start = from
  let open = from
  let depth = 0
  for (const match of css.slice(from, to).matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{}]/g)) {
    const at = from + match.index
    if (match[0] === '{') {
      if (depth === 0) open = at
      depth += 1
    } else if (match[0] === '}') {
      depth -= 1
      if (depth > 0) continue
      const head = css.slice(start, open)
      const rule: Rule = { start, end: at + 1, head }
      if (condition.test(head)) rule.inside = { start: open + 1, rules: rulesOf(css, open + 1, at) }
      rules.push(rule)
      start = at + 1
    }
  }
  return rules
}

/** Escaped characters move here while a selector is read, so that they are no syntax. */
const aside = 0xe000
const escaped = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi

/** A selector without its attributes and arguments, of which one may hold another. */
function withoutBrackets(selector: string): string {
  const less = selector.replaceAll(/\[[^\]]*\]|\([^()[\]]*\)/g, '')
  return less === selector ? selector : withoutBrackets(less)
}

/**
 * The classes that an element or those around it must have: one list for each selector of a rule. What stands in
 * brackets behind a colon (`:not(.a)`, `:is(.a, .b)`) is not asked for.
 */
export function classesOf(head: string): string[][] {
  const plain = head.replace(escaped, (_, hex, character) =>
    String.fromCharCode(aside + (hex ? Number.parseInt(hex, 16) : character.charCodeAt(0))),
  )
  return withoutBrackets(plain)
    .split(',')
    .map((selector) =>
      [...selector.matchAll(/\.([\w\u0080-\uffff-]+)/g)].map(([, name = '']) =>
        name.replaceAll(/[\ue000-\uf8ff]/g, (one) => String.fromCharCode(one.charCodeAt(0) - aside)),
      ),
    )
}

function isNeeded({ head }: Rule, used: ReadonlySet<string>): boolean {
  return head.startsWith('@') || classesOf(head).some((names) => names.every((name) => used.has(name)))
}

function partsOf(rules: Rule[], used: ReadonlySet<string>): [start: number, end: number][] {
  return rules.flatMap((rule) => {
    if (!rule.inside) return isNeeded(rule, used) ? [[rule.start, rule.end]] : []
    const parts = partsOf(rule.inside.rules, used)
    if (parts.length === 0) return []
    return [[rule.start, rule.inside.start], ...parts, [rule.end - 1, rule.end]]
  })
}

/** Where parts of a text begin and end, in turn; those that touch are one. */
export function placesOf(parts: readonly (readonly number[])[]): number[] {
  const places: number[] = []
  for (const [start = 0, end = 0] of parts) {
    if (places.at(-1) === start) places[places.length - 1] = end
    else places.push(start, end)
  }
  return places
}

/**
 * Cuts from a sheet what can match where only some classes are used; the order of the rules stays.
 * @param used the classes that may be used
 * @returns where the parts that stay begin and end, in turn
 */
export function cut(rules: Rule[], used: ReadonlySet<string>): number[] {
  return placesOf(partsOf(rules, used))
}

/** The text of what was cut. */
export function joined(css: string, places: readonly number[]): string {
  return places.reduce(
    (text, place, index) => text + (index % 2 ? css.slice(places[index - 1], place) : ''),
    '',
  )
}
