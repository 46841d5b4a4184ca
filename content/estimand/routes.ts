export const estimandRoutes = {
  estimand: '/study-design/estimand',
} as const
