import type { Language } from '#content/locales.ts'
import { keptFile } from '#src/words/static-files.ts'

type InLanguages = Readonly<Record<Language, string>>

/** Who published an answer: the issue as what it expects, or a run of an agent that is posted there. */
export type Publisher = 'issue' | 'run'

export interface AgentValue {
  label: InLanguages
  /** Null where the source has no number. */
  published: string | null
  by: Publisher
  value: number
  /** The value as a page prints it. */
  ours: string
  /** Null where there is nothing to compare with. */
  agrees: boolean | null
}

/** A case of a public benchmark for design agents (RConsortium/pharma-skills), answered by our tools. */
export interface AgentCase {
  issue: number
  asked: InLanguages
  note: InLanguages | null
  /** The page with the same answer, without the language; null where no tool can say the case. */
  page: { design: string; inputs: Readonly<Record<string, string>> } | null
  /** What the tool refuses the call with, which it should not. */
  refused: string | null
  values: readonly AgentValue[]
}

/** Written by the build. */
export const agentCases = keptFile<readonly AgentCase[]>('/data/agent-cases/cases.json')
