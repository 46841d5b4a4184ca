/** One line of Markdown in which nothing is read as markup, also in a cell of a table. */
export const literalMarkdown = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|~]/g, '\\$&')
