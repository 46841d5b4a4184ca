export const briefRoutes = {
  brief: '/brief',
} as const
