import type { Texts } from './fields.ts'
import type { Change, Changes } from './sensitivity.ts'
import type { Variation } from './variations.ts'

/** Beside the fields in the address: names of two variations, and the step in per cent. */
export const gridParameters = ['rows', 'columns', 'step'] as const

export const gridSteps = ['5', '10', '20'] as const

const usualStep = '10'

/** Texts of the address. */
export type GridQuestion = Readonly<Partial<Record<(typeof gridParameters)[number], string>>>

/** Null where no grid is asked for. */
export function gridQuestion(parameters: Texts): GridQuestion | null {
  const asked = gridParameters.flatMap((name) => (parameters[name] ? [[name, parameters[name]]] : []))
  return asked.length > 0 ? Object.fromEntries(asked) : null
}

/** The options of the form, and those that are chosen. */
export interface GridChoice {
  names: readonly string[]
  rows: string
  columns: string
  step: string
}

interface Level {
  /** Of the change, in per cent. */
  percent: number
  isPlanned: boolean
  /** The texts that all cells of the row or column have. */
  texts: Texts
}

export interface Grid extends Pick<Changes, 'headline' | 'left'> {
  rows: string
  columns: string
  /** In per cent. */
  step: number
  rowLevels: readonly Level[]
  columnLevels: readonly Level[]
  cells: readonly (readonly Change[])[]
}

/** Null where fewer than two assumptions vary. What is not an option is replaced by the usual one. */
export function gridChoice({ variations }: Changes, asked: GridQuestion = {}): GridChoice | null {
  const names = [...variations.keys()]
  const [first, second] = names
  if (first === undefined || second === undefined) return null
  const among = (name: string | undefined, usual: string) => names.find((one) => one === name) ?? usual
  return {
    names,
    rows: among(asked.rows, first),
    columns: among(asked.columns, second),
    step: gridSteps.find((one) => one === asked.step) ?? usualStep,
  }
}

/** Whole numbers may be the same after a small step: then they are one level. */
function levelsOf(vary: Variation, step: number, { reach, written }: Changes): Level[] {
  const levels = new Map<string, Level>()
  const keyOf = (texts: Texts) => JSON.stringify(texts)
  const planned = vary(1)
  for (let place = -reach; place <= reach; place += 1) {
    const percent = place * step
    const texts = vary(1 + percent / 100)
    const isPlanned = keyOf(texts) === keyOf(planned)
    if (!isPlanned) levels.set(keyOf(texts), { percent, isPlanned, texts })
    else if (place === 0) levels.set('', { percent, isPlanned, texts: only(written, Object.keys(planned)) })
  }
  return [...levels.values()]
}

const only = (texts: Texts, names: readonly string[]): Texts =>
  Object.fromEntries(names.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]])))

/** A cell before it is computed: null where the second assumption cannot be changed after the first. */
type Place = Texts | null

/**
 * If both change a field, the column changes what the row has changed: with the control rate moves
 * the rate that a difference is added to. What the row or column is named after has the value of
 * its head.
 */
function placesOf(changes: Changes, names: GridNames, rows: readonly Level[], columns: readonly Level[]) {
  const [row, column] = [rows, columns].map(
    (levels) => new Set(levels.flatMap(({ texts }) => Object.keys(texts))),
  )
  const isShared = [...(row ?? [])].some((name) => column?.has(name))
  const changed = ({ isPlanned, texts }: Level) => (isPlanned ? {} : texts)
  const placesIn = (row: Level): Place[] => {
    if (!isShared) return columns.map((column) => ({ ...changed(row), ...changed(column) }))
    const vary = changes.after(changed(row))?.get(names.columns)
    return columns.map((column) => {
      if (column.isPlanned) return changed(row)
      if (!vary) return null
      const own = { ...only(changed(row), [names.rows]), ...only(column.texts, [names.columns]) }
      return { ...changed(row), ...vary(1 + column.percent / 100), ...own }
    })
  }
  return rows.map(placesIn)
}

interface GridNames {
  rows: string
  columns: string
}

/** Without the texts that some cells of the row or column do not have. */
function held(level: Level, places: readonly Place[], written: Texts): Level {
  const isHeld = (name: string) =>
    places.every((texts) => !texts || (texts[name] ?? written[name]) === level.texts[name])
  return { ...level, texts: only(level.texts, Object.keys(level.texts).filter(isHeld)) }
}

/** Beyond the time for a grid, the most costly cells are left out. */
function leftOutOf(places: readonly (readonly Place[])[], { workOf }: Changes): ReadonlySet<Place> {
  const costs = places.flat().map((texts) => ({ texts, work: texts ? workOf(texts) : 0 }))
  let spent = 0
  const left = costs
    .sort((one, other) => one.work - other.work)
    .filter(({ work }) => {
      spent += work
      return spent > 1
    })
  return new Set(left.map(({ texts }) => texts))
}

/** Null unless two different assumptions are asked for that this state has. @param isWhole without cells that are left out */
export function gridOf(changes: Changes, asked: GridQuestion, isWhole = false): Grid | null {
  const { headline, left, variations, written, at, leftOutAt } = changes
  const names = { rows: asked.rows ?? '', columns: asked.columns ?? '' }
  const [row, column] = [variations.get(names.rows), variations.get(names.columns)]
  const choice = gridChoice(changes, asked)
  if (!row || !column || !choice || names.rows === names.columns) return null
  const step = Number(choice.step)
  const [rows, columns] = [levelsOf(row, step, changes), levelsOf(column, step, changes)]
  const places = placesOf(changes, names, rows, columns)
  const leftOut = isWhole ? new Set() : leftOutOf(places, changes)
  return {
    headline,
    left,
    ...names,
    step,
    rowLevels: rows.map((level, index) => held(level, places[index] ?? [], written)),
    columnLevels: columns.map((level, index) =>
      held(
        level,
        places.map((line) => line[index] ?? null),
        written,
      ),
    ),
    cells: places.map((line) =>
      line.map((texts) =>
        texts ? (leftOut.has(texts) ? leftOutAt : at)(texts) : { texts: {}, value: null, left: null },
      ),
    ),
  }
}
