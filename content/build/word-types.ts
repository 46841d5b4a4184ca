interface WordFolder {
  path: string
  /** The file exports one value, named after the language. */
  hasOneExport: boolean
}

/**
 * A module for the compiler. The first language sets the shape of each folder. If a file of another
 * language is missing or lacks a key, the compiler names it.
 */
export function wordTypes(
  folders: readonly WordFolder[],
  languages: readonly string[],
  designs: readonly string[],
): string {
  const entries = folders.map(({ path, hasOneExport }) => {
    const [shape, ...others] = languages.map(
      (language) => `typeof import('#content/${path}/${language}.ts')${hasOneExport ? `.${language}` : ''}`,
    )
    return `  '${path}': Translated<${shape}, [${others.join(', ')}]>`
  })
  const formulas = designs.map(
    (name) => `  '${name}': typeof import('#content/study-design/designs/${name}/formulas.ts').formulas`,
  )
  return [
    '/** The words of a folder in the first language, and the same in the others. */',
    'type Translated<Shape, Others extends Shape[]> = Others extends [] ? Shape : Shape',
    '',
    'export interface Words {',
    ...entries,
    '}',
    '',
    '/** By study design. */',
    'export interface FormulaTexts {',
    ...formulas,
    '}',
    '',
  ].join('\n')
}
