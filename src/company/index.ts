import { aboutUs } from './about/about-us.tsx'
import { leadership } from './about/leadership.tsx'
import { careers } from './careers/careers.tsx'
import { home } from './home/home.tsx'
import { howWeWork } from './how-we-work/how-we-work.tsx'
import { policyPage } from './policies/policy.tsx'
import { qualification } from './qualification/qualification.tsx'
import { servicePage } from './services/service.tsx'
import { solutions } from './services/solutions.tsx'
import { therapeuticAreas } from './therapeutic-areas/therapeutic-areas.tsx'

export { qualificationFiles as files } from './qualification/files.ts'

export const pages = {
  home,
  solutions,
  'data-management': servicePage('data-management'),
  'clinical-solutions': servicePage('clinical-solutions'),
  biostatistics: servicePage('biostatistics'),
  'therapeutic-areas': therapeuticAreas,
  'about-us': aboutUs,
  'how-we-work': howWeWork,
  leadership,
  careers,
  'cookie-policy': policyPage('cookie-policy'),
  'privacy-policy': policyPage('privacy-policy'),
  'terms-of-service': policyPage('terms-of-service'),
  accessibility: policyPage('accessibility'),
  qualification,
}
