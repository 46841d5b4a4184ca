import { element, escaped } from '#src/build/sample-study/export/xml.ts'

export const described = (text: string): string =>
  element('Description', {}, element('TranslatedText', { 'xml:lang': 'en' }, escaped(text)))
