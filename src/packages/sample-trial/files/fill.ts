/** `fill('Study {study}', { study: 'X' })` returns `Study X`. @throws if a place has no value */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (place, name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`There is no value for ${place} in "${template}".`)
    return value
  })
