import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { experimental_readRawConfig } from 'wrangler'
import * as z from 'zod'

const shape = z.looseObject({
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  assets: z.looseObject({ directory: z.string() }),
  alias: z.record(z.string(), z.string()).default({}),
  ratelimits: z.array(
    z.looseObject({ name: z.string(), simple: z.object({ limit: z.number(), period: z.number() }) }),
  ),
})

type Config = z.infer<typeof shape>

export const wranglerConfig = shape.parse(experimental_readRawConfig({ config: 'wrangler.toml' }).rawConfig)

/** All tests come from one IP address. */
export const wideLimits: Config['ratelimits'] = wranglerConfig.ratelimits.map((limit) => ({
  ...limit,
  simple: { ...limit.simple, limit: 1_000_000 },
}))

/**
 * Writes the configuration for another Worker: with absolute paths, and without the build command,
 * because no test may rebuild the site while it runs. `change` replaces whole keys. @returns the
 * path
 */
export function writeWranglerConfig(file: string, change: Partial<Config> = {}): string {
  const { build: _, ...config } = wranglerConfig
  const alias = Object.entries(config.alias).map(([name, path]) => [
    name,
    path.startsWith('./') ? resolve(path) : path,
  ])
  const changed = {
    ...config,
    main: resolve(config.main),
    assets: { ...config.assets, directory: resolve(config.assets.directory) },
    alias: Object.fromEntries(alias),
    ...change,
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(changed, null, 2))
  return resolve(file)
}
