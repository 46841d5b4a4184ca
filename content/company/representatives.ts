import type { Language } from '../locales.ts'
import { type Representatives, site } from '../site.ts'

const words = {
  en: {
    none: 'We have named no representative in the European Union or in the United Kingdom. Article 27 of the GDPR and of the UK GDPR requires one of a company without an establishment there that offers its services to people there, unless the processing is only occasional and unlikely to put them at risk. You can reach us directly.',
    eu: (name: string) => `Our representative in the European Union (Article 27 GDPR): ${name}.`,
    uk: (name: string) => `Our representative in the United Kingdom (Article 27 UK GDPR): ${name}.`,
  },
  he: {
    none: 'לא מינינו נציג באיחוד האירופי או בבריטניה. לפי סעיף 27 ל־GDPR ול־UK GDPR, חברה שאין לה מקום עסק שם והיא מציעה שם את שירותיה חייבת במינוי, אלא אם העיבוד מזדמן בלבד ואינו צפוי לסכן אנשים. אפשר לפנות אלינו ישירות.',
    eu: (name: string) => `הנציג שלנו באיחוד האירופי (סעיף 27 ל־GDPR): ${name}.`,
    uk: (name: string) => `הנציג שלנו בבריטניה (סעיף 27 ל־UK GDPR): ${name}.`,
  },
}

/** For the privacy policy. */
export function representativesLine(
  language: Language,
  { eu, uk }: Representatives = site.representatives,
): string {
  const say = words[language]
  const named = [eu && say.eu(eu[language]), uk && say.uk(uk[language])].filter((line) => line !== null)
  return named.length > 0 ? named.join(' ') : say.none
}
