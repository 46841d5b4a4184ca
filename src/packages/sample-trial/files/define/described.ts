import { element, escaped } from '../xml.ts'

export const described = (text: string): string =>
  element('Description', {}, element('TranslatedText', { 'xml:lang': 'en' }, escaped(text)))
