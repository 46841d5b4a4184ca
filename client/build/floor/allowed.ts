/**
 * Names newer than the floor that the site may use, by the reason. A name is as the build prints it.
 * `test/house/floor.test.ts` finds the names that are not used any more.
 */
export type Allowed = Readonly<Record<string, readonly string[]>>

/** React reads these. Where a removable subject writes a property of the same name, none is found. */
export const foundWithoutSubjects = ['.delay']

export const allowedInScript: Allowed = {
  'the code looks whether the browser has it': [
    'navigation',
    '.navigation',
    '.currentEntry',
    '.navigationType',
    'navigate event',
    'requestIdleCallback',
    'ClipboardItem',
    '.trustedTypes',
    '.createPolicy',
    '.createScriptURL',
    '.emptyHTML',
    '.prerendering',
    'prerenderingchange event',
    '.globalPrivacyControl',
    '.viewTransition',
    '.updateCallbackDone',
  ],
  'React looks whether the browser has it': [
    '.canIntercept',
    'navigatesuccess event',
    'navigateerror event',
    '.connection',
    '.downlink',
    '.startViewTransition',
    '.skipTransition',
    '.animation',
    '.transition',
    '.use',
  ],
  'a library has a property of the same name': foundWithoutSubjects,
  'the site or its library has a property of the same name': [
    '.added',
    '.country',
    '.details',
    '.difference',
    '.draw',
    '.entry',
    '.from',
    '.log',
    '.phone',
    '.reasons',
    '.removed',
    '.sub',
  ],
}

export const allowedInStyles: Allowed = {
  'without it the page is plainer or moves by some px': [
    '@view-transition',
    '@view-transition navigation',
    'view-transition-name',
    ':view-transition-group',
    'text-wrap: balance',
    'scrollbar-gutter',
    'scrollbar-gutter: auto',
    'scrollbar-gutter: stable',
    '@font-face ascent-override',
    '@font-face descent-override',
    '@font-face line-gap-override',
    'font-family: ui-monospace',
    ':selection',
  ],
  'it only spares the browser work': [
    'content-visibility',
    'content-visibility: auto',
    'content-visibility: visible',
  ],
  'a closed part stays closed, also on paper': [':details-content'],
  'on paper only': ['@page', '@page size', 'orphans', 'widows', 'break-after: avoid'],
  'it stands in a list that forgives, with `[open]`': [':open'],
  'a browser without it has no forced colors, or none that it changes': [
    'forced-color-adjust',
    'forced-color-adjust: auto',
    'forced-color-adjust: none',
    'forced-color-adjust: preserve-parent-color',
  ],
  'for phones or for a mouse only': [
    'text-size-adjust',
    'cursor: default',
    'cursor: ew-resize',
    'cursor: not-allowed',
    'cursor: pointer',
    'cursor: progress',
    'resize',
    'resize: both',
  ],
}
