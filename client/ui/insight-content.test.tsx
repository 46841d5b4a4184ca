import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InsightContent } from './insight-content.tsx'
import { LanguageProvider } from './language.tsx'

const words = {
  close: 'סגירה',
  authors: 'מחברים',
  publisher: 'הוצאה לאור',
  pages: 'עמודים',
  isbn: 'מסת״ב',
  readPost: 'למאמר המלא',
}

const detail = {
  title: 'ספר',
  category: 'מחקר',
  year: '2010',
  readTime: '5 דקות',
  authors: 'A. Author',
  description: 'תיאור הספר',
  excerpt: 'תקציר',
  fullContent: 'פסקה אחת\n\nפסקה שתיים\n\n## כותרת\n\n- ראשון\n- שני',
  publisher: 'Orchard Press',
  pages: '312',
  isbn: '978-0-00-000000-2',
}

const render = (type: string) =>
  renderToString(
    <LanguageProvider language="he">
      <InsightContent detail={{ ...detail, type }} words={words} onClose={() => {}} />
    </LanguageProvider>,
  )

test('a book: its description, publisher, pages and ISBN', () => {
  const html = render('Book')
  for (const text of ['תיאור הספר', 'Orchard Press', '312', '978-0-00-000000-2', 'מסת״ב'])
    expect(html).toContain(text)
  expect(html).not.toContain('תקציר')
})

test('anything else: its excerpt, and the content in paragraphs split at blank lines', () => {
  const html = render('Article')
  for (const text of ['תקציר', '>פסקה אחת</p>', '>פסקה שתיים</p>', 'מחברים']) expect(html).toContain(text)
  expect(html).not.toContain('Orchard Press')
  expect(html).toMatch(/<h3[^>]*>כותרת<\/h3><ul[^>]*><li>ראשון<\/li><li>שני<\/li><\/ul>/)
})
