import { globSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { installedPackages } from './installed-packages.ts'

/** The files with elements, and no tests. In `src` only JSX has any. */
export const codeFiles = () =>
  globSync(['src/**/*.tsx', 'client/**/*.{ts,tsx}']).filter(
    (file) => !/\.test\.|^client\/(?:build|design)\//.test(file),
  )

async function importsOfWorker() {
  const { metafile } = await build({
    entryPoints: ['src/index.ts'],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    format: 'esm',
    platform: 'neutral',
    external: ['#build/*', 'cloudflare:*', 'node:*', ...installedPackages()],
    logLevel: 'error',
  })
  return metafile.inputs
}

type Imports = Awaited<ReturnType<typeof importsOfWorker>>

/** The files, and what they import, but nothing of what is left out. */
function withImports(
  files: readonly string[],
  imports: Imports,
  leftOut: readonly string[] = [],
): Set<string> {
  const found = new Set(files)
  for (const file of found)
    for (const { path, external } of imports[file]?.imports ?? [])
      if (!external && !leftOut.includes(path)) found.add(path)
  return found
}

const subjects = () =>
  [...readFileSync('src/subjects.ts', 'utf8').matchAll(/'\.\/([\w-]+)\/index\.ts'/g)].map(
    ([, subject = '']) => subject,
  )

/** Those with styles of their own, e.g. `company/home`. */
const parts = () => [
  ...new Set(globSync('client/*/*/*.css').map((file) => file.split('/').slice(1, 3).join('/'))),
]

/** @throws if no page has the styles */
function pagesOfPart(name: string): string[] {
  const [subject, part] = name.split('/')
  const pages = globSync(`src/${subject}/**/*.tsx`).filter((file) =>
    readFileSync(file, 'utf8').includes(`styles: '${part}'`),
  )
  if (pages.length === 0) throw new Error(`client/${name} is for no page: none has styles: '${part}'`)
  return pages
}

/**
 * Which files have the elements of the pages of a part (`company/home`) and of the other pages of a
 * subject (`company`). `all`: of any page.
 */
export async function modulesOfPages(): Promise<Record<string, Set<string>>> {
  const files = codeFiles()
  const imports = await importsOfWorker()
  // What the Worker does not import was drawn by the build or belongs to the script of every page.
  const ofEveryPage = files.filter((file) => !imports[file])
  const shared = ['src/site/layout/document.tsx', ...globSync('src/*/places.tsx'), ...ofEveryPage]
  const ofParts = parts().map((name) => [name, pagesOfPart(name)] as const)
  const leftOut = ofParts.flatMap(([, pages]) => pages)
  const ofSubjects = subjects().map((name) => [
    name,
    withImports([...shared, `src/${name}/index.ts`], imports, leftOut),
  ])
  return {
    all: new Set(files),
    ...Object.fromEntries(ofSubjects),
    ...Object.fromEntries(
      ofParts.map(([name, pages]) => [name, withImports([...shared, ...pages], imports)]),
    ),
  }
}
