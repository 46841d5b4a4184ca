import { expect, test } from 'vitest'
import { parseBody } from '#content/build/post.ts'
import { only, textOf, textsOf } from '#test/support/html.ts'
import { rendered } from '#test/support/rendered.tsx'
import { InsightContent } from './insight-content.tsx'

const words = {
  label: 'תובנות',
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
  fullContent: parseBody('פסקה אחת\n\nפסקה שתיים\n\n## כותרת\n\n- ראשון\n- שני'),
  publisher: 'Orchard Press',
  pages: '312',
  isbn: '978-0-00-000000-2',
  note: 'המחבר בדוי.',
}

const render = (type: string) =>
  rendered(<InsightContent detail={{ ...detail, type }} words={words} onClose={() => {}} />, 'he')

test('a book: its description, publisher, pages and ISBN', () => {
  const content = textOf(render('Book'))
  for (const text of ['תיאור הספר', 'Orchard Press', '312', '978-0-00-000000-2', 'מסת״ב', 'המחבר בדוי.'])
    expect(content).toContain(text)
  expect(content).not.toContain('תקציר')
})

test('anything else: its excerpt, and the content in paragraphs of its own', () => {
  const content = render('Article')
  for (const text of ['תקציר', 'מחברים']) expect(textOf(content)).toContain(text)
  expect(textsOf(content, 'p')).toEqual(expect.arrayContaining(['פסקה אחת', 'פסקה שתיים']))
  expect(textOf(content)).not.toContain('Orchard Press')
  expect(textOf(only(content, 'h3:has(+ ul)'))).toBe('כותרת')
  expect(textsOf(content, 'h3 + ul > li')).toEqual(['ראשון', 'שני'])
})
