import type { PageLink } from '../../types.ts'

const ways: PageLink[] = [
  { words: 'What to prepare for the conversation', page: 'how-we-work', anchor: 'step-3' },
  { words: 'See what we deliver, in a simulated trial', page: 'sample-study' },
  { words: 'Read our insights', page: 'blog' },
]

/** Beside the form and after it. */
export const en = {
  lines: [
    'Your message is stored at once, and you get a reference number.',
    'A specialist in your topic replies by email, first with questions.',
    'A conversation follows, with the person who heads the area. Your message commits you to nothing.',
  ],
  keep: 'Please keep the reference in case you write again.',
  sent: 'What you sent',
  ways,
}
