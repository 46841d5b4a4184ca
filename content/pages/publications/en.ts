export const en = {
  title: 'Publications',
  description:
    'Peer-reviewed work and academic contributions of our statisticians, data managers and medical writers, with a link to the list of articles and books.',
  heading: 'Scientific Publications',
  subtitle: 'Our peer-reviewed work and academic contributions',
  comingSoon: 'Publications list coming soon',
  link: 'In the meantime, browse our list of articles and books',
}
