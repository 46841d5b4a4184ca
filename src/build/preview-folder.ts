/**
 * `npm run node -- src/build/preview-folder.ts FOLDER`: bundles the Worker into the folder, with its
 * static files and a configuration that runs no command, so that another machine can upload it
 * without the code of the project (`.github/workflows/preview.yml`).
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { experimental_readRawConfig } from 'wrangler'

export function previewConfig(): Record<string, unknown> {
  const { rawConfig } = experimental_readRawConfig({ config: 'wrangler.toml' })
  const { build: _build, alias: _alias, minify: _minify, ...config } = rawConfig
  return {
    ...config,
    main: 'worker/index.js',
    no_bundle: true,
    find_additional_modules: true,
    assets: { ...config.assets, directory: 'public' },
  }
}

function makePreview(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const args = ['deploy', '--dry-run', '--outdir', join(folder, 'worker')]
  const { status } = spawnSync('wrangler', args, { stdio: 'inherit' })
  if (status !== 0) throw new Error('The Worker does not build: see what wrangler printed')
  cpSync('public', join(folder, 'public'), { recursive: true })
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(previewConfig(), null, 2))
}

const [folder] = process.argv.slice(2)
if (import.meta.main && folder) makePreview(folder)
