import { withoutControls } from '#client/text/clean-text.ts'
import type { Language } from '#content/locales.ts'
import type { Bindings } from '#src/env.ts'

interface ToolRequest {
  /** As the schema of the tool allows. */
  args: Readonly<Record<string, unknown>>
  language: Language
  env: Bindings
}

/** `text` says the same as `data`, for a reader. A refusal names what to change. */
type ToolAnswer = { text: string; data: Record<string, unknown> } | { refusal: string }

/** By name. `src/build/<subject>/machines.ts` describes them. */
export type Tools = Readonly<Record<string, (request: ToolRequest) => ToolAnswer | Promise<ToolAnswer>>>

/** An argument as a form would send it; empty if it is not given. */
export const argText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? withoutControls(String(value)) : ''

/** The arguments as texts of an address, without lists. */
export function argTexts(args: ToolRequest['args']): Record<string, string> {
  const texts = Object.entries(args).map(([name, value]) => [name, argText(value)] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/** The items of a list of objects. */
export function argList(value: unknown): ToolRequest['args'][] {
  const items: unknown[] = Array.isArray(value) ? value : []
  return items.flatMap((item) =>
    typeof item === 'object' && item !== null ? [Object.fromEntries(Object.entries(item))] : [],
  )
}

/** Lines without the empty ones. */
export const linesOf = (...lines: readonly (string | readonly string[])[]): string =>
  lines
    .flat()
    .filter((line) => line !== '')
    .join('\n')
