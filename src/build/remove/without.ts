/**
 * @param text a module
 * @param isGone whether the path that it imports has been deleted
 * @returns the module without these imports, and without what uses them in a list, a call or a registry
 */
export function without(text: string, isGone: (path: string) => boolean): string {
  const names: string[] = []
  const bare = text
    .replace(/^(?:import|export) ([^;'"]*?)from '([^']+)'\n/gm, (line, imported: string, path: string) => {
      if (!isGone(path)) return line
      names.push(...(imported.replaceAll(/\btype\b|\* as/g, '').match(/[\w$]+(?=\s*(?:,|\}|$))/g) ?? []))
      return ''
    })
    // An entry of a registry that loads a module: `name: () => import('./x.ts').then(…),`.
    .replace(/^ {2}\S[^\n]*\(\) =>\s*import\('([^']+)'\)[^\n]*,\n/gm, (entry, path: string) =>
      isGone(path) ? '' : entry,
    )
  return names.reduce(dropName, bare)
}

/** An element of a list, an argument or a spread. */
function dropName(text: string, name: string): string {
  return text
    .replace(new RegExp(`^[ ]*(?:\\.\\.\\.)?${name},\\n`, 'gm'), '')
    .replace(new RegExp(`(?<=[([,] ?)(?:\\.\\.\\.)?${name}, `, 'g'), '')
    .replace(new RegExp(`(?<=[([])(?:\\.\\.\\.)?${name}(?=[)\\]])`, 'g'), '')
    .replace(new RegExp(`, (?:\\.\\.\\.)?${name}(?=[)\\]])`, 'g'), '')
}

/**
 * @param text of `content/search/intents/`: lines `address: phrases`, each with indented lines below it
 * @param paths of deleted pages
 * @returns the text without the phrases for these pages and their sections
 */
export function withoutPaths(text: string, paths: readonly string[]): string {
  const [isGone, isMore] = [new Set(paths), /^[ \t]+\S/]
  let isOut = false
  return text
    .split('\n')
    .filter((line) => {
      if (!isMore.test(line)) isOut = isGone.has(/^(\/[^\s#]*)(?:#\S+)?:(?: |$)/.exec(line)?.[1] ?? '')
      return !isOut
    })
    .join('\n')
}
