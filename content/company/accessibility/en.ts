import { dateLabels, datesLine, type PolicySection, withoutClaims } from '../policy-section.ts'
import { inForceSince, versionLines } from '../policy-versions.ts'

export const sections: PolicySection[] = [
  {
    id: 'commitment',
    heading: 'Our commitment',
    paragraphs: [
      'We want everyone to be able to read this site, use it, and reach us through it: with a keyboard, a screen reader, magnified text, their own colors, or a small screen and a slow connection. Accessibility is part of how the site is built; no overlay is added afterward.',
    ],
  },
  {
    id: 'standard',
    heading: 'Law, standard, and level',
    paragraphs: [
      'In Israel, accessibility of websites is required by the Equal Rights for Persons with Disabilities Law, 5758-1998, and by the Equal Rights for Persons with Disabilities (Service Accessibility Adjustments) Regulations, 5773-2013. Regulation 35 and the regulations that follow it require websites to conform to Israeli Standard IS 5568: its part 1, for web content, is based on the Web Content Accessibility Guidelines (WCAG) 2.0, level AA; its part 2, of 2020, is for digital documents. This statement, with the details of the [accessibility coordinator](#coordinator), is published under regulation 35E.',
      'The site is built to meet part 1, and aims at the newer version of the same guidelines, WCAG 2.2, level AA. Where we know that we fall short, the section on [known limits](#known-limits) says so.',
    ],
  },
  {
    id: 'files',
    heading: 'Files to download',
    paragraphs: [
      'Part 2 of IS 5568 applies to three files, all of the sample study and in English: {file.pdf|PDF documents} with {pdf.annotated-form|the annotated case report form} and {pdf.guides|two reviewer’s guides}. They have {pdf.tags|tags, a language, a title, and bookmarks}. Nobody has yet checked them against each rule of part 2. The form is also on a page of the study. The guides collect facts from several of its pages; some explanations are only in them, and on request we send those as text.',
      'All other files are data and text:',
    ],
    items: [
      'Data: {file.csv|CSV}, {file.json|JSON}, {file.xml|XML}, {file.xpt|SAS transport files (XPT)}, and {file.zip|one zip file} with the sample study.',
      'Citations and feeds: {file.bib|BibTeX}, {file.ris|RIS}, {file.cff|CFF}, {file.atom|Atom}, JSON.',
      'Texts and programs: {file.txt|plain text}, {file.md|Markdown}, {file.ts|TypeScript}, {file.sql|SQL}.',
    ],
  },
  {
    id: 'adjustments',
    heading: 'Adjustments made on every page',
    paragraphs: ['These adjustments apply everywhere and need not be switched on:'],
    items: [
      'Keyboard: everything that can be done with a pointer can be done with the keyboard. Menus, dialogs, and the panel close with Escape and return focus to where it was.',
      'Skip link: the first press of Tab reaches a link straight to the main content.',
      'Focus: the focused element is always visibly marked, and neither the header nor a notification covers it.',
      'Structure: one main heading per page, headings in order, landmarks, a breadcrumb, and lists and tables marked up as such.',
      'Languages: Hebrew pages run from right to left; English words and numbers within them are marked, so that they are pronounced and ordered correctly.',
      'Pictures: every plot has a title, a text alternative that states its finding, and a caption. A plot’s parts are told apart not by color alone but also by shape, line style, or words.',
      'Formulas: MathML, which screen readers can read, with the same formula beside it as a line of text.',
      'Forms: visible labels, required fields marked, errors described in words at the field and in a summary, and nothing typed is lost after an error.',
      'Targets: controls in forms are at least 44 pixels high; others meet the minimum size of WCAG 2.2.',
      'Text can be enlarged to 200%, and pages reflow down to a width of 320 pixels without scrolling sideways.',
      'Motion: if your system asks for reduced motion, there is none. Nothing flashes, and no movement lasts longer than five seconds.',
      'System settings: dark mode, more contrast, forced colors, and the browser’s font size are respected.',
      'Time: notifications wait while you point at them, focus them, or look at another tab; Alt+T moves to them.',
      'Search key: where nothing is being typed, the / key leads to the search of the site. It can be switched off in the [accessibility panel](#panel), for people who use speech input or press keys by accident.',
      'Browsers: the site is made for Chrome and Edge 124, Firefox 125, Safari 17.4 on a Mac, an iPhone, or an iPad (all from the spring of 2024), and anything newer. An older browser gets each page as it is without scripts, with all of its text and links.',
      'Without scripts: reading, menus, filters, searches, the glossary with its flash cards, the study designs, and the [contact form](home#contact) work. The [known limits](#known-limits) name what does not.',
    ],
  },
  {
    id: 'panel',
    heading: 'The accessibility panel',
    paragraphs: [
      'A round button at the bottom of every page (on the right in English, on the left in Hebrew) opens a panel for those who want to change the display or switch off the search key. The choices follow you from page to page in the same tab; if you check “Remember on this device”, they are kept for your next visit as well.',
      'The panel offers:',
    ],
    items: [
      'Text size: 100%, 115%, or 130%.',
      'Contrast: normal, high, or dark.',
      'Underlined links: on or off.',
      'Search with the / key: on or off.',
      'Reset: back to the original display.',
    ],
  },
  {
    id: 'how-checked',
    heading: 'How the site is checked',
    paragraphs: [
      'We last ran the checks below on November 26, 2026, in Chromium 156, and tried the main tasks (menus, glossary, change of language, contact form) in Firefox 153 ESR too.',
      'What has not been done: no screen reader, magnifier, or speech control has been tried, nor Safari, nor a real phone. What a screen reader gets was checked only in the code of the pages. No outside body has audited the site, and people with disabilities have not tested it in an organized way. That is one more reason why we ask you to report what does not work for you.',
      'Automated checks find only some barriers. These run whenever the site is changed:',
    ],
    items: [
      'The rules of axe-core on every kind of page, in English or in Hebrew; the color rules run once more in high contrast or in dark mode.',
      'Use by keyboard: skip link, menus, panel, dialogs, and forms.',
      'Layout at widths from 320 to 1440 pixels and with text enlarged to 200%.',
      'Main tasks with scripts switched off.',
      'Order of numbers and Latin words within Hebrew text.',
    ],
  },
  {
    id: 'known-limits',
    heading: 'Known limits',
    paragraphs: ['We know of these, and say what you can do instead:'],
    items: [
      'Scholarly citations are given in English on the Hebrew pages too, as they are cited. They are marked as English, so that a screen reader can switch its voice; what surrounds them is in Hebrew.',
      'The plots are dense pictures. The text alternative gives the finding and the main numbers, not every point; on request we send the underlying simulated data as a table.',
      'The application form on the [Careers page](careers) needs scripts. Without them, apply by email.',
      'The buttons that copy something need scripts. Without them, select and copy the text.',
      'The accessibility panel and the search key need scripts. Without them, set the display in your browser, and open the search from its link.',
      'A project brief collects items from several pages only with scripts. Without them, name further items under “Anything else”.',
      'The study designs need scripts to update as you type. Without them, submit the form.',
      'The simulations of a design, the recomputation of our checks, and “Change a value” in the sample study need scripts. Without them, the site has no alternative; please ask our office.',
      'Email links open the mail program of your device, if there is one. The address is also printed as text, and the [contact form](home#contact) needs no mail program.',
      'Sites that we link to, such as publishers or a professional network, are outside our control and may be less accessible.',
    ],
  },
  {
    id: 'services',
    heading: 'Accessibility of our services',
    paragraphs: [
      'Our work reaches you mostly as documents, data, and meetings. Tell the accessibility coordinator what you need, and we will agree on it with you in advance, at no extra charge. For example:',
    ],
    items: [
      'Reports and other documents as tagged PDF according to part 2 of IS 5568, as a word-processor file, or in large print.',
      'Plots and tables as data files, or described in words.',
      'Correspondence in writing instead of by phone, or by phone instead of in writing.',
      'Meetings by video with captions, with material sent beforehand, or with an interpreter or companion whom you bring.',
      'Before a visit to our office: a description of parking, entrance, steps or elevator, rooms, and restrooms, which this page does not give yet; or, if they do not suit you, another place to meet.',
    ],
  },
  {
    id: 'feedback',
    heading: 'Questions, requests, and complaints',
    paragraphs: [
      'If you meet a barrier, tell us the address of the page, what you wanted to do, and, if you like, which browser and assistive technology you use. We confirm receipt and respond within 14 business days: with a fix, with the content in another format, or with a date for the fix.',
      'If our answer does not satisfy you, you may turn to the Commission for Equal Rights of Persons with Disabilities at the Israeli Ministry of Justice.',
      datesLine('en'),
    ],
    items: versionLines('accessibility', 'en'),
  },
]

export const en = {
  title: 'Accessibility Statement',
  description:
    'How this site is made accessible in English and Hebrew: standard and level AA, adjustments, checks, known limits, and whom to ask for an accommodation.',
  heading: 'Accessibility Statement',
  lead: 'What we have done so that everyone can use this site and our services, what does not work well yet, and whom to ask.',
  ...dateLabels.en,
  inForce: inForceSince('accessibility'),
  sections: withoutClaims(sections),
  contact: {
    id: 'coordinator',
    heading: 'Contact person for accessibility',
    role: 'Accessibility coordinator',
    text: 'The coordinator receives reports, requests, and complaints at the office, by email, by phone, or by mail. You need not give a reason or proof of a disability.',
  },
}
