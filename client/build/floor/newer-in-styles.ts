import mdn from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier } from '@mdn/browser-compat-data'
import { type Atrule, type CssNode, type Declaration, parse, type WalkContext, walk } from 'css-tree'
import { missingIn, type Newer } from './missing.ts'

const { properties = {}, selectors = {}, 'at-rules': rules = {}, types = {} } = mdn.css

/** A feature in a sheet, and what MDN's data say of it: of one thing, or of several with this name. */
type Named = readonly [feature: string, data: readonly (Identifier | undefined)[]]

/** Of functions in values: at most three levels below a type, or two below a property. */
function functionsIn(data: Identifier, depth: number, found = new Map<string, Identifier[]>()) {
  for (const name of Object.keys(data)) {
    const one = data[name]
    if (name === '__compat' || !one) continue
    const key = name.replace(/_function$/, '').toLowerCase()
    if (one.__compat) found.set(key, [...(found.get(key) ?? []), one])
    if (depth > 0) functionsIn(one, depth - 1, found)
  }
  return found
}
const functions = new Map([...functionsIn(properties, 1), ...functionsIn(types, 2)])

const viewports: Readonly<Record<string, string>> = { d: 'dynamic', s: 'small', l: 'large' }

function unitNamed(unit: string): Identifier | undefined {
  const size = viewports[/^([dsl])v/.exec(unit)?.[1] ?? '']
  if (size) return types.length?.[`viewport_percentage_units_${size}`]
  return types.length?.[unit.startsWith('cq') ? 'container_query_length_units' : unit]
}

const isOwn = (name: string) => name.startsWith('-')

function wordsOf({ property, value }: Declaration): Named[] {
  const found: Named[] = []
  const known = isOwn(property) ? undefined : properties[property]
  walk(value, (node) => {
    if (node.type !== 'Identifier' && node.type !== 'Function') return
    const name = node.name.toLowerCase()
    const ofProperty = known?.[name] ?? known?.[`${name}_function`]
    if (ofProperty) found.push([`${property}: ${name}`, [ofProperty]])
    else if (node.type === 'Function' && !isOwn(name))
      found.push([`${name}()`, functions.get(name) ?? [undefined]])
  })
  return found
}

/** `@page` takes properties too. */
const descriptorOf = (rule: string, name: string) => rules[rule]?.[name] ?? properties[name]

function declarationOf(node: Declaration, rule: Atrule | null): Named[] {
  const { property } = node
  const words = wordsOf(node)
  if (isOwn(property)) return words
  if (rule && /^(?:font-face|page|property|view-transition)$/.test(rule.name))
    return [[`@${rule.name} ${property}`, [descriptorOf(rule.name, property)]]]
  return [[property, [properties[property]]], ...words]
}

function namedIn(node: CssNode, rule: Atrule | null): Named[] {
  switch (node.type) {
    case 'Atrule':
      return [[`@${node.name}`, [rules[node.name]]]]
    case 'Feature':
      return [[`@media (${node.name})`, [rules.media?.[node.name.replace(/^(?:min|max)-/, '')]]]]
    case 'FeatureRange':
      return [['@media (a < b)', [rules.media?.range_syntax]]]
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return isOwn(node.name) ? [] : [[`:${node.name}`, [selectors[node.name.toLowerCase()]]]]
    case 'NestingSelector':
      return [['&', [selectors.nesting]]]
    case 'Dimension':
      return unitNamed(node.unit) ? [[`1${node.unit}`, [unitNamed(node.unit)]]] : []
    case 'Declaration':
      return declarationOf(node, rule)
    default:
      return []
  }
}

/** @returns nothing if the floor has one of the things that have this name */
function missingOf([feature, data]: Named, text: string): string[] {
  const [property = '', value] = feature.split(': ')
  const isPrefixed = (prefix: string) => text.includes(`${prefix}${property}:`)
  if (value && isPrefixed('-webkit-')) return []
  const missing = data.map((one) => {
    if (!one) return ['a browser that MDN does not know']
    return one.__compat ? missingIn(one.__compat, isPrefixed) : []
  })
  return missing.every((browsers) => browsers.length > 0) ? (missing[0] ?? []) : []
}

function newerIn(file: string, text: string): Newer[] {
  const found = new Map<string, string[]>()
  walk(parse(text, { parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      // A browser that lacks the feature does not read the rules inside.
      if (node.type === 'Atrule' && node.name === 'supports') return this.skip
      for (const named of namedIn(node, this.atrule))
        if (!found.has(named[0])) found.set(named[0], missingOf(named, text))
      return undefined
    },
  })
  return [...found].flatMap(([feature, missing]) => (missing.length > 0 ? [{ feature, missing, file }] : []))
}

/** @param sheets texts by name */
export const newerInStyles = (sheets: Readonly<Record<string, string>>): Newer[] =>
  Object.entries(sheets).flatMap(([name, text]) => newerIn(name, text))
