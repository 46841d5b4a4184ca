import { defineConfig } from '@playwright/test'
import base, { report } from '../playwright.config.ts'
import type { EngineName } from './engine.ts'
import { engines } from './find-engines.ts'

/** `ENGINES=firefox` narrows the run. */
const asked = process.env.ENGINES?.split(',')

const belowFloor = '**/below-floor.spec.ts'

export default defineConfig<object, { engine: EngineName }>({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: `../results/${report}`,
  fullyParallel: false,
  reporter: [['dot'], ['json', { outputFile: `../results/${report}.json` }]],
  projects: engines()
    .filter((name) => !asked || asked.includes(name))
    .map((name) => ({
      name,
      use: { engine: name },
      ...(name === 'chromium-109' ? { testMatch: belowFloor } : { testIgnore: belowFloor }),
    })),
})
