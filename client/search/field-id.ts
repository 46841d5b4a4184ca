/** Of the field on the search page. A link with it as hash focuses the field, also without script. */
export const searchField = 'site-search'
