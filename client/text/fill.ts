/** `fill('Page {page}', { page: 2 })` returns `Page 2`. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place))
}
