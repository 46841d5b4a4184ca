import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'

/** Of what a screen imports: not the islands, which are counted by name, and nothing that only machines read. */
const apart = /(?:^#build|\/(?:islands|machine))\//

/**
 * For each of the entries the files whose code it runs: types and what nothing uses are left out.
 * @param entries paths below `root`
 */
async function filesBehind(root: string, entries: string[]): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: '.',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    jsx: 'automatic',
    packages: 'external',
    plugins: [
      {
        name: 'apart',
        setup({ onResolve }) {
          onResolve({ filter: apart }, ({ kind, path }) =>
            kind === 'entry-point' ? undefined : { path, external: true },
          )
        },
      },
    ],
  })
  return new Map(
    Object.values(metafile.outputs).map(({ entryPoint = '', inputs }) => {
      const used = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      return [entryPoint, used.map(([file]) => file)]
    }),
  )
}

/** Every document has these: the layout, and the scripts that are no island's. */
const common = ['src/middleware/renderer.tsx', 'client/index.ts', 'client/hydrate.tsx']

/** Names of the islands that a component shows. */
function islandsIn(code: string): string[] {
  return [...code.matchAll(/<Island\s[\s\S]*?\bname="([\w-]+)"/g)].map(([, name = '']) => name)
}

/**
 * For each screen of `src/pages` the files that hold the classes of its documents: its own, those of the layout, and of
 * the islands that these name.
 * @param names the screens, as their files are named
 * @throws if an island is named that is no file of `client/islands`
 */
export async function filesOfScreens(root: string, names: string[]): Promise<Map<string, string[]>> {
  const screen = (name: string) => `src/pages/${name}.tsx`
  const islands = globSync('client/islands/*.tsx', { cwd: root, exclude: (file) => file.includes('.test.') })
  const behind = await filesBehind(root, [...names.map(screen), ...common, ...islands])
  const filesOf = (entry: string) => {
    const files = behind.get(entry)
    if (!files) throw new Error(`there is no ${entry}`)
    return files
  }
  return new Map(
    names.map((name) => {
      const own = [screen(name), ...common].flatMap(filesOf)
      const shown = own.flatMap((file) => islandsIn(readFileSync(resolve(root, file), 'utf8')))
      const alive = [...new Set(shown)].flatMap((island) => filesOf(`client/islands/${island}.tsx`))
      return [name, [...new Set([...own, ...alive])]]
    }),
  )
}
