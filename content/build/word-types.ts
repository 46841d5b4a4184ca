/** A folder of words, and whether its files export one value, named as the language, or several. */
export interface WordFolder {
  path: string
  hasOneExport: boolean
}

/**
 * The type of all words, as a module that the compiler reads. Each folder has the shape of its file
 * in the first language; a file of another language that is missing, or lacks a key, is an error
 * there which names it.
 */
export function wordTypes(folders: readonly WordFolder[], languages: readonly string[]): string {
  const entries = folders.map(({ path, hasOneExport }) => {
    const [shape, ...others] = languages.map(
      (language) => `typeof import('#content/${path}/${language}.ts')${hasOneExport ? `.${language}` : ''}`,
    )
    return `  '${path}': Translated<${shape}, [${others.join(', ')}]>`
  })
  return [
    '/** The words of a folder in the first language, and the same in the others. */',
    'type Translated<Shape, Others extends Shape[]> = Others extends [] ? Shape : Shape',
    '',
    'export interface Words {',
    ...entries,
    '}',
    '',
  ].join('\n')
}
