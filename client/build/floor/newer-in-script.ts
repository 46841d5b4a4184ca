import {
  type CallExpression,
  type MemberExpression,
  type ObjectPattern,
  parseSync,
  type Span,
  Visitor,
} from 'oxc-parser'
import type { Newer } from './missing.ts'
import { scriptFeatures } from './script-features.ts'

const nameOf = (key: object): string =>
  'name' in key ? String(key.name) : 'value' in key ? String(key.value) : ''

/** Names in a file, spelled as in `ScriptFeatures`; members have the name before them: `a.b`. */
class Uses {
  /** Members that are called, globals and events. */
  readonly sure = new Set<string>()
  /** Members that are only read. An object of the code may have the name too. */
  readonly read = new Set<string>()
  /** Names of properties that the code writes. */
  readonly own = new Set<string>()
  readonly #seen = new Set<Span>()

  #write(key: Span, computed: boolean) {
    if (computed) return
    this.own.add(`.${nameOf(key)}`)
    this.#seen.add(key)
  }

  #member({ object, property, computed }: MemberExpression, to: Set<string>) {
    if (computed ? property.type !== 'Literal' : this.#seen.has(property)) return
    this.#seen.add(property)
    to.add(`${object.type === 'Identifier' ? object.name : ''}.${nameOf(property)}`)
  }

  #take({ properties }: ObjectPattern) {
    for (const one of properties) {
      if (one.type !== 'Property' || one.computed) continue
      this.read.add(`.${nameOf(one.key)}`)
      this.#seen.add(one.key)
    }
  }

  #call({ callee, arguments: [first] }: CallExpression) {
    if (callee.type === 'MemberExpression') this.#member(callee, this.sure)
    const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee)
    if (name === 'addEventListener' && first?.type === 'Literal') this.sure.add(`${first.value} event`)
  }

  readonly visitor = new Visitor({
    ObjectExpression: ({ properties }) => {
      for (const one of properties) if (one.type === 'Property') this.#write(one.key, one.computed)
    },
    MethodDefinition: ({ key, computed }) => this.#write(key, computed),
    PropertyDefinition: ({ key, computed }) => this.#write(key, computed),
    AssignmentExpression: ({ left }) => {
      if (left.type === 'MemberExpression') this.#write(left.property, left.computed)
    },
    ObjectPattern: (one) => this.#take(one),
    CallExpression: (one) => this.#call(one),
    MemberExpression: (one) => this.#member(one, this.read),
    Identifier: (one) => {
      if (!this.#seen.has(one)) this.sure.add(one.name)
    },
  })
}

/** @throws if the code cannot be parsed */
function usesIn(file: string, code: string): Uses {
  const { program, errors } = parseSync(file, code, { sourceType: 'module' })
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const uses = new Uses()
  uses.visitor.visit(program)
  return uses
}

/** @param files code by name */
export function newerInScript(files: Readonly<Record<string, string>>): Newer[] {
  const features = scriptFeatures()
  const uses = Object.entries(files).map(([file, code]) => ({ file, names: usesIn(file, code) }))
  const own = new Set(uses.flatMap(({ names }) => [...names.own]))
  const memberOf = (name: string) => name.replace(/^.*(?=\.)/, '')
  return uses.flatMap(({ file, names: { sure, read } }) => {
    const looked = [...sure, ...[...read].filter((name) => !own.has(memberOf(name)))]
    const found = new Set(looked.map((name) => (features.has(name) ? name : memberOf(name))))
    return [...found].flatMap((feature) => {
      const missing = features.get(feature) ?? []
      return missing.length > 0 ? [{ feature, missing, file }] : []
    })
  })
}
