import { staticFile } from '#src/words/static-files.ts'
import type { MachineFile } from './file.ts'

/** The build writes it from the fields of the designs (`src/build/machines`). */
export const openApi: MachineFile = {
  type: 'application/json; charset=utf-8',
  write: async ({ origin, env }) => {
    const file = await staticFile(env, '/data/machines/openapi.json')
    if (!file) throw new Error('There is no openapi.json. Run "npm run build".')
    return (await file.text()).replaceAll('{origin}', origin)
  },
}
