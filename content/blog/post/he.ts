import type { en } from './en.ts'

export const he = {
  back: '→ חזרה לתובנות',
  contents: 'בעמוד זה',
  published: 'פורסם ב־',
  updated: 'עודכן ב־',
  by: 'מאת',
  related: {
    posts: 'תובנות קשורות',
    services: 'שירותים קשורים',
    terms: 'מונחים קשורים',
  },
  notFoundTitle: 'לא נמצא',
  notFoundText: 'לא מצאנו את המאמר המבוקש.',
  simulated: 'נתוני סימולציה',
  linkToSection: 'קישור לסעיף: {title}',
} satisfies typeof en
