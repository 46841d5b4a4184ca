const pageSize = 12

/** The site never writes `page=1`, so it is not cached. A page beyond the end answers 404. */
export const isLaterPage = (page: string) => /^(?:[2-9]|[1-9]\d{1,2})$/.test(page)

export interface PageOfList<Item> {
  items: Item[]
  /** From 1. */
  page: number
  pages: number
}

/**
 * @param asked the `page` parameter of the address; undefined means the first page
 * @returns null if `asked` is not a page of this list; an empty list has one empty page
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
