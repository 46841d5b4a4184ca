import { site } from '../../site.ts'
import { dateLabels, datesLine, type PolicySection, withoutClaims } from '../policy-section.ts'
import { inForceSince, versionLines } from '../policy-versions.ts'

export const sections: PolicySection[] = [
  {
    id: 'scope',
    heading: 'What these terms cover',
    paragraphs: [
      'These terms say what you may do with this website and its content, and what we are responsible for. They are the conditions of our permission: if you copy, download, or otherwise use content in ways that by law require our permission, you accept them. Merely reading the site commits you to nothing.',
      'They are not terms for our services. Biostatistics, data management, EDC, and medical writing are provided under separate written agreements, and where such an agreement says something else, it prevails.',
    ],
  },
  {
    id: 'use-of-the-site',
    heading: 'Use of the site',
    paragraphs: [
      'The site is public; it has no user accounts and costs nothing. You may read it, link to it, share its addresses, print pages, and download them for your own work. Search engines may read it within what [robots.txt](/robots.txt) allows, and [other programs](#programs) by the rules below. You may not:',
    ],
    items: [
      'send messages by automated means, or in someone else’s name;',
      'try to gain access to stored messages or to systems behind the site, or impair its operation;',
      'test its security without our written permission (if you come across a weakness, report it to the address in [security.txt](/.well-known/security.txt));',
      'present the site or parts of it as your own (except what you may [copy without naming us](#intellectual-property));',
      'embed its pages in another site.',
    ],
  },
  {
    id: 'no-advice',
    heading: 'Information, not advice',
    paragraphs: [
      '{tool.articles|Articles}, {tool.glossary|glossary entries}, {tool.cards|flash cards}, {tool.search|search results}, {tool.qualification|tables for auditors}, and service descriptions provide general information only. They are not medical, statistical, regulatory, or legal advice and do not replace the judgment of a qualified person who knows the protocol, the population, and the data of a particular study. Do not base the treatment of a patient or the design of a trial on this site alone.',
      'Guidelines and data standards change. We take care to describe them correctly, but what counts is the current version published by the issuing body: ICH, CDISC, the FDA, the EMA, or the Israeli Ministry of Health, for example.',
    ],
  },
  {
    id: 'calculations',
    heading: 'Study designs and other calculations',
    paragraphs: [
      'These tools compute numbers, text, and program code from what you enter: {tool.study-design|study designs}, their {tool.compare|comparison} and {tool.simulation|simulation}, {tool.monitoring|interim monitoring}, {tool.estimand|the estimand builder}, {tool.brief|the project brief}, {tool.checks|the recomputation of our checks}, and {tool.change|“Change a value”}. We test them, but {warranty|we give no warranty} that a result is correct or fits your trial: it holds only under your assumptions and those stated beside it. Have a statistician who knows the trial check it before it goes into a protocol, an application, or a budget. Whether a running trial stops is for its sponsor to decide, on its monitoring committee’s recommendation and under its protocol.',
      'Using them creates no client relationship and no duty to advise. What we do with your entries is described in the [Privacy Policy](privacy-policy#workbench).',
    ],
  },
  {
    id: 'programs',
    heading: 'Access by programs',
    paragraphs: [
      'Programs may use what the site offers them, free of charge and without registration: {tool.api|data and files}, as [openapi.json](/openapi.json) describes them, {tool.feeds|feeds}, and {tool.mcp|tools for assistants (POST /mcp)}. These rules apply:',
    ],
    items: [
      'Rate: assistants may send at most {rate.mcp|60 messages} a minute from one network. Elsewhere, read slowly enough not to burden the site. A program that receives status 429 must wait before it tries again.',
      'Citation: if you pass on an answer, name its page. Glossary texts carry their license with them. What is computed from your own entries needs no citation.',
      'Warranty: {warranty.programs|none}, as for the [calculations](#calculations) above. An assistant may leave out assumptions or change numbers, so check an answer on the page that it names.',
      'Changes: we may change or close these addresses without notice.',
    ],
  },
  {
    id: 'simulated-data',
    heading: 'Simulated data and sample content',
    paragraphs: [
      'Plots of study results are drawn from {plot.simulated|simulated data}. Others show {plot.entered|what you enter}, {plot.example|an example with invented numbers}, {plot.schematic|a schematic}, or {plot.counted|facts about this site and the company, such as publications, standards, checks, or regions}. The {tool.sample-study|sample study}, its documents, and its datasets are simulated from beginning to end. All of this shows a method, not the result of a real study, and must not be cited as evidence about any product, disease, or treatment.',
      'Glossary definitions are short explanations for learning; they do not replace the wording of a guideline. The people, client reviews, publication records, company history, and company figures shown on the site are sample content and do not describe real persons, works, or events.',
    ],
  },
  {
    id: 'intellectual-property',
    heading: 'Intellectual property',
    paragraphs: [
      'Unless stated otherwise, texts, plots, design, and code of the site belong to the company or are used with permission. For uses that neither the law nor the list below nor a license allows, please ask us for permission in writing.',
      'The site also uses open-source software, a font, and icons made by others. Their authors and licenses are listed in the [third-party notices](/third-party-notices.txt).',
      'Names of standards, dictionaries, and products, such as CDISC or MedDRA, belong to their owners and are used here only to say what is meant. Mentioning them does not imply endorsement by their owners.',
      'If you believe that something on the site infringes your copyright, write to our office: name the work, the page, and how to reach you. We will check it and remove what should not be there.',
      'Without asking, and at no charge, you may:',
    ],
    items: [
      'quote short passages, and reproduce a single plot for teaching or in a scientific work, if you name the source with its address and its note, such as “Simulated data”, stays with the plot;',
      'copy what the site writes from your entries ({copied.methods|methods paragraphs}, tables, {copied.code|R code}, estimands, and briefs) into documents of your own, commercial ones too, without naming us;',
      `download the data and the programs of the {copied.study|sample study}, change them, pass them on, and use them for teaching, for testing software, or as a template for documents of your own, under the ${site.studyLicense.name} license; please say that the data are simulated;`,
      'copy and pass on the {copied.citations|citations} that pages offer, in every format;',
      `use the glossary under the ${site.glossaryLicense.name} license, commercially too, if you name us as the source, link to the license, and say what you changed.`,
    ],
  },
  {
    id: 'messages',
    heading: 'Messages to us',
    paragraphs: [
      'A message through the [contact form](home#contact) is an inquiry. Neither sending it nor our answer creates a contract, and no duty of confidentiality beyond the [Privacy Policy](privacy-policy) arises until we have agreed on one in writing. We are glad to sign a confidentiality agreement before a study is discussed.',
      'Do not send data about trial participants, unblinding information, or trade secrets through the form. The application form on the [Careers page](careers) sends nothing to us.',
    ],
  },
  {
    id: 'links',
    heading: 'Links to other sites',
    paragraphs: [
      'The site links to a few others, such as our company profile on a professional network and the DOI addresses of publications. We do not control their content and are not responsible for it. If a link leads somewhere it should not, tell us and we will fix or remove it.',
    ],
  },
  {
    id: 'liability',
    heading: 'Availability and liability',
    paragraphs: [
      'The site is provided “as is.” We may change, interrupt, or close it, and we do not promise that it is always reachable or free of error.',
      'To the extent that the law permits, we are not liable for damage arising from use of the site, reliance on its content, or its unavailability. Nothing in these terms excludes or limits liability that may not be excluded or limited by law, such as liability for willful misconduct or bodily injury.',
    ],
  },
  {
    id: 'governing-law',
    heading: 'Governing law and jurisdiction',
    paragraphs: [
      'These terms and the use of the site are governed by the laws of the State of Israel, without regard to its conflict-of-laws rules. The competent courts in Tel Aviv-Jaffa have exclusive jurisdiction. If you use the site as a consumer, mandatory protection under the law of the country where you live remains unaffected.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes and languages',
    paragraphs: [
      'We may change these terms; a new text applies to what you do with the site from the day on which it comes into effect. If one provision is invalid, the others remain in effect.',
      'The terms are published in Hebrew and in English. The two versions are intended to have the same meaning; if they differ, the Hebrew version prevails.',
      datesLine('en'),
    ],
    items: versionLines('terms-of-service', 'en'),
  },
]

export const en = {
  title: 'Terms of Service',
  description:
    'The terms for using this website: what you may copy and download, what its calculations and simulated data are, liability, governing law, and courts.',
  heading: 'Terms of Service',
  lead: 'The rules for using this website, in plain words. Our services to sponsors are governed by their own agreements.',
  ...dateLabels.en,
  inForce: inForceSince('terms-of-service'),
  sections: withoutClaims(sections),
  contact: {
    id: 'office',
    heading: 'Questions about these terms',
    text: 'To ask about these terms, for permission to use content, or to report an infringement, write to our office:',
  },
}
