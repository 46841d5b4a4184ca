import { fill } from '#client/text/fill.ts'

/** @param forms for 0, for 1, and for more, e.g. `no row|one row|# rows`; `#` is the number */
export function countForm(count: number | string, forms: string): string {
  const [none = '', one = '', more = ''] = forms.split('|')
  const form = Number(count) === 0 ? none : Number(count) === 1 ? one : more
  return form.replace('#', String(count))
}

/** As `fill`; a place such as `{rows|no row|one row|# rows}` has its words by its number. */
export function fillCounts(template: string, values: Record<string, string | number>): string {
  const chosen = template.replace(/\{(\w+)\|([^{}]*)\}/g, (place, name: string, forms: string) =>
    countForm(values[name] ?? place, forms),
  )
  return fill(chosen, values)
}
