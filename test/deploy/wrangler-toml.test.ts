import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { unstable_readConfig } from 'wrangler'

const text = readFileSync('wrangler.toml', 'utf8')
const isCommented = /^# (?=[a-z_]+ = |\[[a-z_]+\]$)/gm

test('the commented lines are valid settings, and the domain is that of SITE_ORIGIN', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  const file = join(folder, 'wrangler.toml')
  const warn = vi.spyOn(console, 'warn')
  try {
    writeFileSync(file, text.replace(isCommented, ''))
    const config = unstable_readConfig({ config: file })
    const { hostname } = new URL(String(config.vars.SITE_ORIGIN))
    expect(config).toMatchObject({
      routes: [{ pattern: hostname, custom_domain: true }],
      workers_dev: false,
      preview_urls: true,
      limits: { cpu_ms: 100 },
    })
    // Of an unknown setting, or of one below a heading where it does not belong.
    expect(warn.mock.calls).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
