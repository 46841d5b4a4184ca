import type { PolicySection } from '../policy-section.ts'

const sections: PolicySection[] = [
  {
    id: 'no-cookies',
    heading: 'No cookies',
    paragraphs: [
      'No page, form or picture of this site sets a cookie, and the site’s scripts do not read one. Everything that the site consists of – scripts, style sheets, fonts, images – comes from the site itself, so no other company gets an opportunity to set a cookie either.',
      'A cookie banner exists to ask for consent. There is nothing here to consent to, so there is no banner.',
    ],
  },
  {
    id: 'display-settings',
    heading: 'Display settings, for this tab',
    paragraphs: [
      'If you change something in the accessibility panel, your browser keeps that choice in its session storage (sessionStorage), so that the next page of the site opens the same way. It stays on your device, belongs to the tab you are using, is not sent to us, and is gone when you reload the page or close the tab.',
      'Nothing is stored until you change a setting. What is then stored is a few words of text:',
    ],
    items: [
      'text size: 115% or 130%, if you enlarged it',
      'contrast: high or dark, if you chose one of them',
      'links: underlined, if you switched this on',
    ],
  },
  {
    id: 'remember-on-this-device',
    heading: 'On this device, only if you ask',
    paragraphs: [
      'The panel has a box labeled “Remember on this device”. It is not checked in advance. If you check it, the same settings are kept in your browser’s local storage (localStorage) and apply the next time you visit. Uncheck the box, or use Reset in the panel, and they are removed.',
      'Both kinds of storage hold only what you asked the site to do. Under Article 5(3) of Directive 2002/58/EC (the ePrivacy Directive), storage that is strictly necessary for a service expressly requested by the user does not need consent. No identifier is stored in either.',
    ],
  },
  {
    id: 'page-views',
    heading: 'Page views are counted without storage',
    paragraphs: [
      'The site counts which of its pages are read. Your browser reports the address of the page to this site; the report places nothing on your device and contains no identifier, so two visits cannot be linked to each other. What is kept, and for how long, is described in the [Privacy Policy](privacy-policy).',
      'If your browser sends Global Privacy Control or Do Not Track, no report is made.',
    ],
  },
  {
    id: 'browser-cache',
    heading: 'The browser’s own cache',
    paragraphs: [
      'Like any site, this one tells the browser how long it may keep copies of style sheets, scripts, fonts and images so that it need not load them again. These copies are the same for every visitor; we do not use them to recognize anyone. You can clear them at any time in the browser.',
    ],
  },
  {
    id: 'your-control',
    heading: 'What you can do',
    paragraphs: ['You need not do anything to read this site without being followed. You can also:'],
    items: [
      'use Reset in the accessibility panel, which removes the stored display settings',
      'delete the data of this site in your browser’s settings',
      'block storage for this site: pages and the [contact form](home#contact) still work, only display settings are not carried to the next page',
      'switch on Global Privacy Control or Do Not Track, which turns off page-view reports',
    ],
  },
  {
    id: 'other-sites',
    heading: 'Links to other sites',
    paragraphs: [
      'Some links lead elsewhere, for example to our company profile on a professional network or to the DOI of a publication. Nothing is loaded from those sites before you follow a link. Once there, their own rules on cookies apply.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes',
    paragraphs: [
      'If the site ever stores anything more on your device, this page will say so first, and where the law requires consent the site will ask for it. The date at the top is the day on which this page was shown to you: the text is the version in force on that day.',
    ],
  },
]

export const en = {
  title: 'Cookie Policy',
  description:
    'This site sets no cookies, so it shows no banner. What your browser may keep for you – display settings, for the tab – and how to remove it.',
  heading: 'Cookie Policy',
  lead: 'This site uses no cookies at all. This page explains what your browser may keep instead, when, and how to remove it.',
  lastUpdated: 'Last updated',
  sections,
  contact: {
    heading: 'Questions about storage',
    text: 'If anything here is unclear, or if you find something on your device that this page does not mention, write to our office:',
  },
}
