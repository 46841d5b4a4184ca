import type { Fields, Texts } from './fields.ts'
import { counts } from './fields.ts'
import type { Assumed } from './result.ts'

/** The texts of some inputs, as the form writes them. */
export function writtenTexts<V>(fields: Fields<V>, inputs: Partial<V>): Texts {
  const texts: Record<string, string> = {}
  for (const name in fields) {
    const value = inputs[name]
    if (typeof value === 'number') texts[name] = fields[name].write(value)
    else if (typeof value === 'string') texts[name] = value
  }
  return texts
}

export function assumedOf<V>(fields: Fields<V>, inputs: V): Assumed {
  const assumed: Record<string, string | number | null> = {}
  for (const name in fields) {
    const value = inputs[name]
    assumed[name] = typeof value === 'number' || typeof value === 'string' ? value : null
  }
  return assumed
}

/** With fewer, the size for a difference that was found would sometimes be one above the given one. */
const foundDigits = 14

/** The text of the field that is asked for, where it is not the size. A power that is reached is no target. */
export function foundText<V>(fields: Fields<V>, texts: Texts, inputs: V): Texts {
  for (const name in fields) {
    const { unless, onlyWith, write } = fields[name]
    const isAsked = unless?.includes(texts.find ?? '') && counts({ onlyWith }, texts)
    const value = inputs[name]
    if (isAsked && name !== 'power' && typeof value === 'number') return { [name]: write(value, foundDigits) }
  }
  return {}
}
