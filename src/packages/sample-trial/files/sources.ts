import { readdirSync, readFileSync } from 'node:fs'
import { type Expression, parseSync, type Statement, Visitor } from 'oxc-parser'
import { models } from '../metadata.ts'
import type { Cell } from '../outputs/cell.ts'
import type { OutputSources, SourceCode, VariableRule } from '../trace/data-files.ts'
import { packageFile } from './package-files.ts'

/** A declaration of a program, or a variable of a dataset. */
interface Piece extends Pick<SourceCode, 'code' | 'file' | 'line'> {
  name: string
  /** A function, or a constant that only its own file uses. */
  isFunction: boolean
  isExported: boolean
  /** Every name and every text in it, in order. */
  names: readonly string[]
  texts: readonly string[]
}

interface Program {
  pieces: Piece[]
  /** By dataset: the entries of its list of variables. */
  variables: Map<string, Piece[]>
}

/** The folders of the first programs: package, folder in it, and where the package is published below `first/`. */
const folders = [
  ['sample-trial', 'outputs/', ''],
  ['sample-trial', '', ''],
  ['sample-trial', 'sdtm/', ''],
  ['sample-trial', 'adam/', ''],
  ['statistics', '', 'statistics/'],
  ['statistics', 'survival/', 'statistics/'],
] as const

const calculations =
  /^(classifications|criteria|days|derive|design|dictionary|grades|laboratories|proportion|protocol|recist|row|sample|standards)\.ts$/

/** The files of the first programs: `[source, published name]`. */
export const firstPrograms: readonly (readonly [string, string])[] = folders.flatMap(([owner, folder, to]) =>
  readdirSync(packageFile(owner, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => folder !== '' || calculations.test(name))
    .map((name): [string, string] => [packageFile(owner, folder + name), `first/${to}${folder}${name}`]),
)

const within = (found: readonly { at: number; text: string }[], { start, end }: Statement | Expression) =>
  found.filter(({ at }) => at >= start && at < end).map(({ text }) => text)

/** Lines after the first lose the indentation of the first. */
function codeAt(source: string, start: number, end: number): string {
  const indent = start - (source.lastIndexOf('\n', start - 1) + 1)
  return source.slice(start, end).replaceAll(`\n${' '.repeat(indent)}`, '\n')
}

function declared(
  statement: Statement,
): { name: string; init: Expression | null; isFunction: boolean } | undefined {
  if (statement.type === 'ExportNamedDeclaration' && statement.declaration)
    return declared(statement.declaration)
  if (statement.type === 'FunctionDeclaration')
    return statement.id ? { name: statement.id.name, init: null, isFunction: true } : undefined
  const [first] = statement.type === 'VariableDeclaration' ? statement.declarations : []
  if (first?.id.type !== 'Identifier') return undefined
  return { name: first.id.name, init: first.init, isFunction: first.init?.type === 'ArrowFunctionExpression' }
}

/** The entries of `variables: […]` in the description of a dataset. */
function variablesIn(init: Expression | null): Expression[] {
  const properties = init?.type === 'ObjectExpression' ? init.properties : []
  const list = properties.find(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'variables',
  )
  if (list?.type !== 'Property' || list.value.type !== 'ArrayExpression') return []
  return list.value.elements.flatMap((one) => {
    if (!one) return []
    return one.type === 'SpreadElement' ? one.argument : one
  })
}

function programOf(path: string, file: string): Program {
  const source = readFileSync(path, 'utf8')
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const names: { at: number; text: string }[] = []
  const texts: { at: number; text: string }[] = []
  new Visitor({
    Identifier: ({ start, name }) => void names.push({ at: start, text: name }),
    Literal: ({ start, value }) => void (typeof value === 'string' && texts.push({ at: start, text: value })),
  }).visit(program)
  const pieceOf = (node: Statement | Expression, name: string, isFunction: boolean): Piece => ({
    name,
    file,
    isFunction,
    isExported: node.type === 'ExportNamedDeclaration',
    code: codeAt(source, node.start, node.end),
    line: source.slice(0, node.start).split('\n').length,
    names: within(names, node),
    texts: within(texts, node),
  })
  const variables = new Map<string, Piece[]>()
  const pieces = program.body.flatMap((statement) => {
    const { name, init = null, isFunction = false } = declared(statement) ?? {}
    if (!name) return []
    const entries = variablesIn(init).map((entry) => pieceOf(entry, name, false))
    if (entries.length > 0) variables.set(name.toUpperCase(), entries)
    return entries.length > 0 ? [] : pieceOf(statement, name, isFunction)
  })
  return { pieces, variables }
}

const programs = firstPrograms.map(([path, file]) => programOf(path, file))
const pieces = programs.flatMap((program) => program.pieces)

/** What is the same for every rule: the notes of what is read, and `v`, which describes a variable. */
const isMechanism = ({ file, name }: Piece) => /\/(derive|row)\.ts$/.test(file) || name === 'v'

const byName = Map.groupBy(
  pieces.filter((piece) => !isMechanism(piece)),
  ({ name }) => name,
)

const isStatistic = ({ file }: Piece) => file.startsWith('first/statistics/')

const keyOf = ({ file, name }: Piece): string => `${file}#${name}`

function calledBy(caller: Piece): Piece[] {
  const found = caller.names.flatMap((name) => {
    if (name === caller.name) return []
    const named = byName.get(name) ?? []
    const own = named.find(({ file }) => file === caller.file)
    return own ?? named.find(({ isExported, isFunction }) => isExported && isFunction) ?? []
  })
  return [...new Set(found)]
}

/** What a piece calls, directly or indirectly. A statistic is shown, but not what it calls. */
function callsOf(start: Piece): Piece[] {
  const found = new Set(calledBy(start))
  for (const piece of found) if (!isStatistic(piece)) for (const next of calledBy(piece)) found.add(next)
  found.delete(start)
  return [...found]
}

const sourceOf = (piece: Piece): SourceCode => ({
  code: piece.code,
  file: piece.file,
  line: piece.line,
  calls: callsOf(piece).map(keyOf),
})

/** The entry of a variable in its dataset: named there, or in what the entry calls. */
function entryOf(dataset: string, variable: string): Piece {
  const entries = programs.flatMap((program) => program.variables.get(dataset) ?? [])
  const found =
    entries.find(({ texts }) => texts[0] === variable) ??
    entries.find(({ texts }) => texts.includes(variable)) ??
    entries.find((entry) => calledBy(entry).some(({ texts }) => texts.includes(variable))) ??
    entries.find(({ names }) => variable.endsWith('SEQ') && names.includes('sequence'))
  if (!found)
    throw new Error(`The source of ${dataset}.${variable} is not found. Begin its entry with its name.`)
  return found
}

export function rulesOf(): Record<string, VariableRule> {
  const described = Object.values(models).flatMap(({ datasets }) =>
    datasets.flatMap(({ name: dataset, variables }) =>
      variables.map(({ name, label, rule }): [string, VariableRule] => [
        `${dataset}.${name}`,
        { label, rule, source: sourceOf(entryOf(dataset, name)) },
      ]),
    ),
  )
  return Object.fromEntries(described)
}

/** @throws if no program of an output has this name */
export function programNamed(name: string): string {
  const found = pieces.find((piece) => piece.name === name && piece.file.startsWith('first/outputs/'))
  if (!found) throw new Error(`No function of the outputs is named "${name}".`)
  return keyOf(found)
}

/** The functions that compute cells and variables, and those that they call. */
export function functionsOf(cells: readonly Cell[]): OutputSources['functions'] {
  const needed = new Set([
    ...cells.map(({ program }) => programNamed(program)),
    ...Object.values(rulesOf()).flatMap(({ source }) => source.calls),
  ])
  const found = new Map(pieces.map((piece) => [keyOf(piece), piece]))
  for (const key of needed) {
    const piece = found.get(key)
    for (const call of piece ? callsOf(piece) : []) needed.add(keyOf(call))
  }
  return Object.fromEntries(
    [...needed].flatMap((key) => {
      const piece = found.get(key)
      return piece ? [[key, sourceOf(piece)]] : []
    }),
  )
}
