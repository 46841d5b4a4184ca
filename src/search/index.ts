import { search } from './page.tsx'

export const pages = { search }
