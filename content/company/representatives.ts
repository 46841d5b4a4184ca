import type { Language } from '../locales.ts'
import { type LegalEntity, type Representatives, site } from '../site.ts'

const words = {
  en: {
    none: 'We have named no representative in the European Union or in the United Kingdom. We rely on Article 27(2)(a) of the GDPR and of the UK GDPR: what this site processes about people there is occasional, includes no special categories of data on a large scale, and is unlikely to put anyone at risk. The site addresses organizations, its form asks for no health data, and it does not track its readers. If that changes, a representative will be named here.',
    eu: (name: string) => `Our representative in the European Union (Article 27 GDPR): ${name}.`,
    uk: (name: string) => `Our representative in the United Kingdom (Article 27 UK GDPR): ${name}.`,
  },
  he: {
    none: 'לא מינינו נציג באיחוד האירופי או בבריטניה. אנו נסמכים על סעיף 27(2)(a) ל־GDPR ול־UK GDPR: עיבוד המידע באתר על אודות אנשים הנמצאים שם הוא מזדמן, אינו כולל קטגוריות מיוחדות של מידע בהיקף ניכר, ואינו צפוי לסכן איש. האתר מיועד לארגונים, אין בטופס בקשה למידע רפואי, והאתר אינו עוקב אחר קוראיו. אם ישתנה הדבר, ייקבע נציג ושמו יובא כאן.',
    eu: (name: string) => `הנציג שלנו באיחוד האירופי (סעיף 27 ל־GDPR): ${name}.`,
    uk: (name: string) => `הנציג שלנו בבריטניה (סעיף 27 ל־UK GDPR): ${name}.`,
  },
}

/** E.g. `Marom Clinical Research Ltd. (company number 51-000000-0)`; the name alone, if no company is set. */
export const controllerName = (language: Language, entity: LegalEntity | null = site.legalEntity): string =>
  entity ? `${entity.name[language]} (${entity.number[language]})` : site.name[language]

/** For the privacy policy. */
export function representativesLine(
  language: Language,
  { eu, uk }: Representatives = site.representatives,
): string {
  const say = words[language]
  const named = [eu && say.eu(eu[language]), uk && say.uk(uk[language])].filter((line) => line !== null)
  return named.length > 0 ? named.join(' ') : say.none
}
