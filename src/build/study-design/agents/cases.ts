import { readJson } from '@marom/tables/files'
import * as z from 'zod'

const inLanguages = z.strictObject({ en: z.string(), he: z.string() })

/** A published answer with the range in which ours agrees; without a number if a rubric has none. */
const value = z.strictObject({
  quantity: z.string(),
  /** Of a quantity that each look has. */
  look: z.optional(z.int()),
  by: z.enum(['issue', 'run']),
  printed: z.optional(z.string()),
  from: z.optional(z.number()),
  to: z.optional(z.number()),
})

const agentCase = z.strictObject({
  /** Of RConsortium/pharma-skills. */
  issue: z.int(),
  asked: inLanguages,
  /** The call of `POST /mcp`. Without it, `note` says why there is none. */
  tool: z.optional(z.string()),
  inputs: z.optional(z.record(z.string(), z.unknown())),
  values: z.optional(z.array(value)),
  note: z.optional(inLanguages),
})

/** In the order of the page. */
export const cases = readJson('src/build/study-design/agents/cases.json', z.array(agentCase))
