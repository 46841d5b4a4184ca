export const en = {
  title: 'Publications',
  description:
    'Peer-reviewed work and academic contributions of our statisticians, data managers, and medical writers. The publications list is coming soon.',
  heading: 'Scientific Publications',
  subtitle: 'Our peer-reviewed work and academic contributions',
  comingSoon: 'Publications list coming soon',
  articles: 'Meanwhile, see our {count} scientific articles and books',
}
