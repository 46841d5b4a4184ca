import * as z from 'zod/mini'
import { once } from '#client/once.ts'

/** Names of the problems that were told last. Beside the tables, which may fail to open. */
const key = 'told'

const names = once(() => z.catch(z.array(z.string()), []))

/** Unreadable counts as nothing: the problems are told once more. */
export function readTold({ kv }: DurableObjectStorage): string[] {
  try {
    return names().parse(kv.get(key))
  } catch {
    return []
  }
}

export function writeTold({ kv }: DurableObjectStorage, told: string[]): void {
  kv.put(key, told)
}
