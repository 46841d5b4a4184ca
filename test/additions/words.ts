/** What the additions say. The title of the post is a query for another page (`content/search`). */
export const post = {
  slug: 'our-first-note',
  en: {
    section: 'Part',
    fields: {
      title: 'What Do I Do First?',
      excerpt:
        'What do I do first? A first note, for whoever begins a clinical study and asks where to start.',
      publishedAt: '2026-02-03',
      author: 'Yotam Barzel',
      category: 'Research',
      readTime: '6 min read',
      featured: 'false',
      tags: 'first steps, planning',
      description:
        'A first note on how a clinical study begins: what to do first, whom to ask, and which words to know.',
      relatedServices: 'biostatistics#statistical-consulting',
      relatedTerms: 'geometric-mean, confidence-interval-ci',
    },
  },
  he: {
    section: 'חלק',
    fields: {
      title: 'מה עושים עם הפרטים שלי',
      excerpt: 'מה עושים קודם? רשימה ראשונה למי שמתחיל מחקר קליני ושואל מהיכן להתחיל.',
      publishedAt: '2026-02-03',
      author: 'יותם ברזל',
      category: 'מחקר',
      readTime: '6 דקות קריאה',
      featured: 'false',
      tags: 'צעדים ראשונים, תכנון',
      description:
        'רשימה ראשונה על תחילתו של מחקר קליני: מה עושים קודם, את מי שואלים ואילו מילים כדאי להכיר.',
      relatedServices: 'biostatistics#statistical-consulting',
      relatedTerms: 'geometric-mean, confidence-interval-ci',
    },
  },
}

export const page = {
  name: 'library',
  title: { en: 'Library', he: 'הספרייה' },
  link: { en: "'Library'", he: "'הספרייה'" },
  words: {
    en: `export const en = {
  title: 'Library',
  description: 'What stands on the shelves of our library, and who may come and read: books, journals, and guidelines.',
  heading: 'Our library',
  lead: 'Books, journals, and guidelines, for everyone who works with us.',
  paragraphs: [
    'The library began with two shelves of textbooks. Today it fills a room with a table for six readers.',
    'Whoever works on a study with us may come and read. A message beforehand is enough.',
  ],
}
`,
    he: `import type { en } from './en.ts'

export const he = {
  title: 'הספרייה',
  description: 'מה עומד על המדפים בספרייה שלנו ומי מוזמן לבוא ולקרוא: ספרים, כתבי עת, הנחיות ומדריכים.',
  heading: 'הספרייה שלנו',
  lead: 'ספרים, כתבי עת והנחיות, לכל מי שעובד איתנו.',
  paragraphs: [
    'הספרייה התחילה בשני מדפים של ספרי לימוד. היום היא ממלאת חדר ובו שולחן לשישה קוראים.',
    'מי שעובד איתנו על מחקר מוזמן לבוא ולקרוא. די בהודעה מראש.',
  ],
} satisfies typeof en
`,
  },
  screen: `import type { en } from '#content/company/library/en.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'
import { Paragraphs } from './paragraphs.tsx'

type Copy = typeof en

export const library = definePage<Copy>({ copy: wordsOf('company/library'), Page: Library })

function Library({ copy }: PageProps<Copy>) {
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead} />
      <div className="wrap pb-14 prose">
        <Paragraphs text={copy.paragraphs} />
      </div>
    </>
  )
}
`,
}

export const term = {
  before: 'zelens-design',
  record: {
    slug: 'zebra-design',
    topic: 'study-designs',
    term: { en: 'Zebra design', he: 'מערך פסים' },
    definition: {
      en: 'An invented plan in which treatment and pause follow each other in stripes of equal length, so that each participant is compared with the same person at rest.',
      he: 'תוכנית מומצאת שבה טיפול והפסקה באים זה אחר זה בפסים שווים באורכם, כך שכל משתתף מושווה לעצמו בזמן מנוחה, ואין צורך בקבוצה נפרדת של משתתפים.',
    },
    see: ['zelens-design'],
  },
}

/** Of an area, and of an author, that tests look for. */
const publicationTitle = 'Stripes of treatment and rest in oncology: a simulation of an invented design'

export const publication = {
  title: publicationTitle,
  source: `  {
    id: 'pub-36',
    type: 'article',
    title: '${publicationTitle}',
    authors: 'Whitlowe R, Smith-Arad L',
    venue: 'Annals of Trial Methodology',
    year: 2026,
    citation:
      'Whitlowe R, Smith-Arad L. ${publicationTitle}. Ann Trial Methodol. 2026;39(2):101-19. doi:10.5555/sample.2026.36',
    link: 'https://doi.org/10.5555/sample.2026.36',
    createdFrom: 'publications page',
  },
`,
}

export const field = {
  name: 'beginning',
  entry: "{ kind: 'line', isRequired: false, longest: 60 }",
  label: { en: 'Planned start', he: 'מועד ההתחלה' },
  change: "{ day: '2026-12-01', changed: { en: 'added: the planned start.', he: 'נוסף: מועד ההתחלה.' } }",
}
