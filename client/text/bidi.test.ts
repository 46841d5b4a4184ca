import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitNames, splitPairs, splitRuns, unbroken } from './bidi.ts'

const runs = (text: string, kind: string) =>
  splitRuns(text)
    .filter((run) => run.kind === kind)
    .map((run) => run.text)

describe('a Hebrew text cut into runs', () => {
  it.each([
    ['הביקוש: 60 × 6 = 360 ערכות.', ['60 × 6 = 360']],
    ['בזמן האספקה L = 3 שבועות', ['L = 3']],
    ['כלומר λ = 0.75 לכל מרכז', ['λ = 0.75']],
    ['שמקיים P(X ≤ s) ≥ 0.99:', ['P(X ≤ s) ≥ 0.99']],
    ['נניח P(X ≤ 16) לכל מחסן', ['P(X ≤ 16)']],
    ['p(i) הוא ה־i הקטן', ['p(i)']],
    ['exp(βj) הוא יחס הסיכויים', ['exp(βj)']],
    ['p(θ) היא האפריורית ו־p(D | θ) הנראות', ['p(θ)', 'p(D | θ)']],
    ['הקירוב, 9 + 2.326 × 3 = 15.98, היה', ['9 + 2.326 × 3 = 15.98']],
    ['השונות 3 × 3 + 3² × 1² = 18, וסטיית', ['3 × 3 + 3² × 1² = 18']],
    ['התאריך TRTSDT = 2024-03-11.', ['TRTSDT = 2024-03-11']],
    ['ההפרש (11.62 − 1.90) ÷ 5 = 1.94 בממוצע', ['(11.62 − 1.90) ÷ 5 = 1.94']],
    ['יותר מ־200+ לקוחות, 95% מהם', ['200+', '95%']],
    ['בשנים 1991–2014', ['1991–2014']],
    ['בתכנון 3+3 נקבע', ['3+3']],
    ['ההפרש −0.030.', ['−0.030']],
    ['החציון: 18.2 (14.2–NR), בזרוע', ['14.2–NR']],
  ])('%s: numbers %j', (text, found) => {
    expect(runs(text, 'number')).toEqual(found)
  })

  it.each([
    ['ניסוי בשלב 1/2a, היכן', ['1/2a']],
    ['שלב 2a מקצה', ['2a']],
    ['לפי 21 CFR Part 11 ו־ICH E6(R3)', ['21 CFR Part 11', 'ICH E6(R3)']],
    ['נתוני SDTM – ADaM', ['SDTM', 'ADaM']],
    ['ניתוח PK/PD', ['PK/PD']],
    ['המדדים I² ו־tau²', ['I²', 'tau²']],
    ['השיעור שאינו מעניין (p₀) והגבול (r₁)', ['p₀', 'r₁']],
    ['סעיף 745A(a) של החוק', ['745A(a)']],
    ['סעיף 6(1)(b), או סעיף 5(3)', ['6(1)(b)']],
    ['הוא ln 2 חלקי λz, הנאמד', ['ln 2', 'λz']],
    ['לכתובת שבקובץ /.well-known/security.txt', ['/.well-known/security.txt']],
    ['על כל צפייה (POST /api/page-view): כש', ['POST /api/page-view']],
    ['לפי החלטה 2011/61/EU ודירקטיבה 2002/58/EC', ['2011/61/EU', '2002/58/EC']],
    ['הלא־מרכזית (Chow et al. 2018), בכלי', ['Chow et al. 2018']],
    ['אצל Cloudflare, Inc. (ארצות הברית)', ['Cloudflare, Inc.']],
  ])('%s: Latin %j', (text, found) => {
    expect(runs(text, 'latin')).toEqual(found)
  })

  it('what the quick look passes over holds no run', () => {
    const letters = fc.constantFrom(..."אבגםץ״׳־ 0123456789.,:;()'’_&²³₀₉√")
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 30 }), (text) => {
        // The sign at the end makes the search run over the text before it.
        const cut = splitRuns(`${text} א P`)
        expect(cut).toEqual([
          { kind: 'plain', text: `${text} א ` },
          { kind: 'latin', text: 'P' },
        ])
        expect(splitRuns(text)).toEqual(text === '' ? [] : [{ kind: 'plain', text }])
      }),
      { seed: 20261124, numRuns: 3000 },
    )
  })

  it('nothing is lost', () => {
    const text = 'לפי P(X ≤ 16) = 0.9889, לא מספיק: 200+ ב־SDTM (office@marom.example).'
    expect(
      splitRuns(text)
        .map((run) => run.text)
        .join(''),
    ).toBe(text)
  })
})

describe('what a line does not cut', () => {
  it.each([
    ['latin', 'log-rank', 'run'],
    ['latin', '21 CFR Part 11', 'run'],
    ['latin', 'EU CTR 536/2014', 'run'],
    ['latin', 'ADaM', undefined],
    ['latin', 'Study Data Technical Conformance Guide', undefined],
    ['number', '3 × 3 + 3² × 1² = 18', 'run'],
    ['number', '(11.6226 − 1.9031) ÷ 5 = 1.9439', 'md:whitespace-nowrap'],
    ['number', '1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 + 13 = 91', undefined],
  ] as const)('%s %s: %s', (kind, text, name) => {
    expect(unbroken({ kind, text })).toBe(name)
  })

  it('an English text: what a line must not cut stands at the odd places', () => {
    expect(splitNames('A Kaplan-Meier curve')).toEqual(['A ', 'Kaplan-Meier', ' curve'])
    expect(splitNames('becomes 640 ÷ 20 = 32.')).toEqual(['becomes ', '640 ÷ 20 = 32', '.'])
    expect(splitNames('from 9 to 3 × 3 + 3² × 1² = 18, and')).toEqual([
      'from 9 to ',
      '3 × 3 + 3² × 1² = 18',
      ', and',
    ])
    expect(splitNames('the sites: 12 × 2 types × 3 = 72.')).toEqual([
      'the sites: ',
      '12 × 2 types × 3 = 72',
      '.',
    ])
    expect(splitNames('the Kolmogorov-Smirnov test')).toEqual(['the Kolmogorov-Smirnov test'])
    expect(splitNames('months, MCR-117: 18.2')).toEqual(['months, ', 'MCR-117', ': 18.2'])
    expect(splitNames('Under 21 CFR Part 11, ISO 27799:2016 and ICH E9(R1); phase 2.')).toEqual([
      'Under ',
      '21 CFR Part 11',
      ', ',
      'ISO 27799:2016',
      ' and ',
      'ICH E9(R1)',
      '; ',
      'phase 2',
      '.',
    ])
  })

  it.each([
    ['הניסוי – כולו', ['', 'הניסוי –', ' כולו']],
    ['לפי סעיף 6(א) לחוק', ['לפי ', 'סעיף 6(א)', ' לחוק']],
    ['תוך 30 ימים מכן', ['תוך ', '30 ימים', ' מכן']],
    ['משרד בתל אביב כאן', ['משרד ', 'בתל אביב', ' כאן']],
    ['צוות רב־תחומי כאן', ['צוות ', 'רב־תחומי', ' כאן']],
    ['מאור–כהן כאן', ['', 'מאור–כהן', ' כאן']],
  ])('%s: pairs %j', (text, parts) => {
    expect(splitPairs(text)).toEqual(parts)
  })

  it('what the quick look passes over holds no pair', () => {
    const letters = fc.constantFrom(...'אבגםסעיףתלקןו ״׳.,:;()-')
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 30 }), (text) => {
        // The pair at the end makes the search run over the text before it.
        expect(splitPairs(`${text}. יום 1`)).toEqual([`${text}. `, 'יום 1', ''])
      }),
      { seed: 20261124, numRuns: 3000 },
    )
  })

  it.each([
    'e-mail',
    'P(X ≤ 21) = 0.99',
    '(11.6 − 1.9)²',
    's = 17',
    '2024-03-11',
    'Define-XML',
    'Module 2',
    'p values',
    'n − 1',
    'EU CTR 536/2014',
    'log-rank',
    'WCAG 2.2',
    'Article 6',
    'IS 5568',
    '5741-1981',
  ])('%s is such a name', (name) => {
    expect(splitNames(`in ${name}, level`)).toEqual(['in ', name, ', level'])
  })
})
