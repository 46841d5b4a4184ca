/** In NFC, as they are stored. */
export const realNames = [
  'שָׁלוֹם',
  'מִרְיָם',
  'مُحَمَّد',
  'क्षितिज',
  'ശ്രീ',
  'Nguyễn Thị Hoà',
  "D'Angelo",
  'O’Brien',
  'Jean-Luc',
  'Łukasz Żółć',
  'Björk Guðmundsdóttir',
  '민지',
  '李小龍',
  'Αλέξανδρος',
  'N/A = ok?',
].map((name) => name.normalize('NFC'))
