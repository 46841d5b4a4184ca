/** Posts on one page of the list. */
export const pageSize = 12

/** Whether the site writes this page into an address; one beyond the end is answered 404. */
export const isLaterPage = (page: string) => page !== '1'

export interface PageOfList<Item> {
  items: Item[]
  /** From 1. */
  page: number
  pages: number
}

/**
 * One page of a list. `asked` is the address's `page` parameter; without it the first page is
 * meant. Null for what is no page of this list: not a number, zero, beyond the end. An empty list
 * has one empty page.
 */
export function paginate<Item>(
  list: readonly Item[],
  asked: string | undefined,
  size: number = pageSize,
): PageOfList<Item> | null {
  if (asked !== undefined && !/^[1-9]\d{0,5}$/.test(asked)) return null
  const page = Number(asked ?? 1)
  const pages = Math.max(1, Math.ceil(list.length / size))
  if (page > pages) return null
  return { items: list.slice((page - 1) * size, page * size), page, pages }
}
