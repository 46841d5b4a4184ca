import { Hono } from 'hono'
import { routes } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'
import { fileRoutes } from '#src/machine/file.ts'
import { citationFile, citationPath } from './citation.ts'
import { answerStep } from './step-json.ts'

const files = {
  [citationPath]: {
    type: 'application/yaml; charset=utf-8',
    write: ({ origin }: { origin: string }) => citationFile(origin),
  },
}

export const studyFiles = (): Hono<AppEnv> =>
  new Hono<AppEnv>().get(`${routes['sample-study/trace']}.json`, answerStep).route('/', fileRoutes(files))
