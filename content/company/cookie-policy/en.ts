import { storageRows, typedKeys } from '../../storage.ts'
import { dateLabels, datesLine, type PolicySection } from '../policy-section.ts'
import { inForceSince, versionLines } from '../policy-versions.ts'

const sections: PolicySection[] = [
  {
    id: 'no-cookies',
    heading: 'No cookies',
    paragraphs: [
      'No page, form, or picture of this site sets a cookie, and the site’s scripts do not read one. Everything that the site is made of (scripts, style sheets, fonts, and images) comes from the site itself. There is no cookie banner, because [no consent is needed](#no-consent-needed).',
      'Two cases are outside the control of the site’s code. Where the contact form is protected by Cloudflare Turnstile, its box comes from challenges.cloudflare.com, as the [Privacy Policy](privacy-policy#automated-messages) describes. And if Cloudflare, which hosts the site, challenges a request as a possible attack and asks whether a person sent it, it may keep the answer in a cookie of its own, such as cf_clearance. This site neither sets nor uses such cookies.',
    ],
  },
  {
    id: 'what-is-stored',
    heading: 'Everything the site can store',
    paragraphs: [
      'While you only read, the site stores nothing. If you do one of the things in this table, it keeps a little text in your browser. The site stores nothing else.',
      `What you typed yourself is kept under these keys: ${typedKeys.join(', ')}. The other entries hold only choices, such as a setting or a place on a page.`,
      'Nobody at our office sees it until you send it: a message through the contact form, or an application by email. What you enter in a tool may travel to the site, which answers and does not keep it; the Privacy Policy lists [what each tool sends](privacy-policy#workbench).',
    ],
    storage: {
      heads: { name: 'Key and storage', purpose: 'What for, and for how long' },
      rows: storageRows('en'),
    },
  },
  {
    id: 'display-settings',
    heading: 'Display settings, for this tab',
    paragraphs: [
      'If you change something in the accessibility panel, your browser keeps that choice in its session storage (sessionStorage), so that the next page of the site opens the same way. It stays on your device, belongs to the tab you are using, and is gone when you reload the page or close the tab.',
      'What is kept is a few words of text:',
    ],
    items: [
      'text size: 115% or 130%, if you enlarged it',
      'contrast: high or dark, if you chose one of them',
      'links: underlined, if you switched this on',
      'search with the / key: off, if you switched it off',
    ],
  },
  {
    id: 'remember-on-this-device',
    heading: 'On this device, only if you ask',
    paragraphs: [
      'The panel has a box labeled “Remember on this device”. It is not checked in advance. If you check it, the same settings are kept in your browser’s local storage (localStorage) and apply the next time you visit. Uncheck the box, or use Reset in the panel, and they are removed.',
    ],
  },
  {
    id: 'change-of-language',
    heading: 'Your place, when you change the language',
    paragraphs: [
      'The link to the other language takes you to the same place on the page. To find it, the page that you leave notes in session storage which section was at the top of the window and how far you had scrolled into it. The page that opens reads the note and removes it.',
    ],
  },
  {
    id: 'drafts',
    heading: 'Drafts of forms, for this tab',
    paragraphs: [
      'What you type into a form whose draft is in the table is kept in session storage while it is not sent, and put back when you return to the form in this tab, in either language. The button beside the form, “Discard draft” or “Start over”, removes it; so does sending. A browser that reopens a closed tab may bring the draft back.',
      'If your browser sends Global Privacy Control or Do Not Track, no draft is kept, and no project brief.',
    ],
  },
  {
    id: 'no-consent-needed',
    heading: 'Why you are not asked for consent',
    paragraphs: [
      'Under Article 5(3) of Directive 2002/58/EC (the ePrivacy Directive), storage that is strictly necessary for a service expressly requested by the user does not need consent. Settings, the place on a page, the marks on flash cards, and the project brief are kept because you pressed a button or a link that cannot do what you asked without them.',
      'Drafts are kept without your asking. We hold that the exception covers them too: the service that you requested is the form, a draft only keeps you from losing your work in it, and it goes when the tab is closed. If you disagree, switch on Global Privacy Control, and no draft is kept.',
    ],
  },
  {
    id: 'page-views',
    heading: 'Page views are counted without storage',
    paragraphs: [
      'The site counts how often its pages are read. Your browser reports the address of the page to this site; the report places nothing on your device and contains no identifier, so two visits cannot be linked to each other. What is kept, and for how long, is described in the [Privacy Policy](privacy-policy#page-views).',
      'If your browser sends Global Privacy Control or Do Not Track, no report is made.',
    ],
  },
  {
    id: 'browser-cache',
    heading: 'The browser’s own cache and history',
    paragraphs: [
      'Like any site, this one tells the browser how long it may keep copies of pages, style sheets, scripts, fonts, and images so that it need not load them again. They are the same for every visitor; we do not use them to recognize anyone. You can clear them at any time in the browser.',
      'Your browser notes in its history the addresses that you open, and the address of a search or of [a tool](privacy-policy#workbench) may hold what you entered. You can delete such entries, or use a private window.',
    ],
  },
  {
    id: 'your-control',
    heading: 'What you can do',
    paragraphs: [
      'You can read this site without being tracked; there is nothing you need to do. You can also:',
    ],
    items: [
      'use Reset in the accessibility panel, which removes the stored display settings',
      'delete the data of this site in your browser’s settings',
      'block storage for this site; pages and the [contact form](home#contact) still work, but display settings, the project brief, marks on flash cards, and drafts are not carried over to the next page, and a page in the other language may open at its top',
      'switch on Global Privacy Control or Do Not Track, which turns off page-view reports, drafts of forms, and the stored project brief',
    ],
  },
  {
    id: 'other-sites',
    heading: 'Links to other sites',
    paragraphs: [
      'Some links lead elsewhere, for example to our company profile on a professional network or to the DOI of a publication. Nothing is loaded from those sites before you follow a link. Once you are there, their own cookie rules apply.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes',
    paragraphs: [
      'If the site ever stores anything more on your device, this page will say so first, and where the law requires consent the site will ask for it.',
      datesLine('en'),
    ],
    items: versionLines('cookie-policy', 'en'),
  },
]

export const en = {
  title: 'Cookie Policy',
  description:
    'This site sets no cookies, so it shows no banner. Everything it can store in your browser instead, in one table: what for, how long, and how to remove it.',
  heading: 'Cookie Policy',
  lead: 'This site sets no cookies at all. This page lists everything that the site can keep in your browser instead, when, and how to remove it.',
  ...dateLabels.en,
  inForce: inForceSince('cookie-policy'),
  sections,
  contact: {
    id: 'office',
    heading: 'Questions about storage',
    text: 'If anything here is unclear, or if you find something on your device that this page does not mention, write to our office:',
  },
}
