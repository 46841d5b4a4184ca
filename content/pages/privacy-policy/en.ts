import type { PolicySection } from '../policy-section.ts'

const sections: PolicySection[] = [
  {
    id: 'controller',
    heading: 'Who is responsible',
    paragraphs: [
      'The controller of the personal data described here, within the meaning of the GDPR and of the Israeli Protection of Privacy Law, 5741-1981, is Marom Clinical Research, which runs this site from its office in Tel Aviv. Its postal address, telephone number and email address stand at the foot of every page, on paper at the head.',
      'This policy covers this website only. Data of trial participants that we process for sponsors are governed by the contract with the sponsor, the study protocol and the informed consent form; for those data the sponsor is as a rule the controller and we are a processor.',
    ],
  },
  {
    id: 'visiting',
    heading: 'Visiting the site',
    paragraphs: [
      'To deliver a page, our hosting provider Cloudflare has to process the data that every browser sends with a request: IP address, time, the address requested and technical headers such as language and browser version. The same data serve to ward off attacks. We do not combine them with anything else or use them to recognize visitors.',
      'Requests that carry form data or page-view reports may be limited in number. For this the IP address is counted for at most 60 seconds; it is not stored.',
      'The site sets no cookies and loads nothing from third parties: no fonts, maps, videos, advertising or social-media buttons.',
    ],
  },
  {
    id: 'page-views',
    heading: 'Page-view reports',
    paragraphs: [
      'So that we know which pages are read, your browser reports each page view to this site (POST /api/page-view): when a page opens and when its path, query or fragment changes. The report consists of the full address of the page. It carries no cookie and no identifier of you, your device or your visit, and neither your IP address nor your browser version is stored with it.',
      'Before anything is stored, whatever looks like an email address and the text of free-text searches are removed from the address. The result goes into Workers Analytics Engine, a database at Cloudflare, and is read only as counts per page and period.',
      'If your browser sends Global Privacy Control or Do Not Track, page views are not reported. With scripts switched off there are no reports either.',
    ],
  },
  {
    id: 'contact-messages',
    heading: 'Messages through the contact form',
    paragraphs: [
      'The [contact form](home#contact) asks for first name, last name, email address, company, service of interest and your message. Company and service are optional. You are under no legal duty to give us any of this; without the required fields, however, we cannot receive the message or answer it.',
      'The message is first stored in an outbox (a Cloudflare Durable Object) and then handed to our mail processor MailChannels, which delivers it to the office mailbox. If the outbox cannot be reached, the message is handed to the mail processor directly. Stored with the message are a reference number, the time of receipt, the state of delivery and a random key that prevents the same submission from being stored twice.',
      'We use the message to answer you and to prepare the service you asked about. We send no marketing mail, build no profiles, sell no data and make no decision about you by automated means alone (Article 22 GDPR).',
      'Please do not send data about patients or trial participants, unblinding information or other confidential study data through the form. Tell us that you have such data, and we will agree on a secure way of transfer.',
    ],
  },
  {
    id: 'stays-with-you',
    heading: 'What stays with you',
    paragraphs: [
      'The application form on the [Careers page](careers) sends nothing: what you type stays in your browser, and leaves it only if you yourself copy it or send it by email.',
      'Display settings from the accessibility panel are kept in your browser for the tab, or on the device if you check “Remember on this device”. They are never sent to us. The [Cookie Policy](cookie-policy) describes this storage in detail.',
    ],
  },
  {
    id: 'legal-bases',
    heading: 'Purposes and legal bases',
    paragraphs: [
      'Where the GDPR applies, processing rests on Article 6(1)(b), steps at your request before entering into a contract, or on Article 6(1)(f), legitimate interests that are named here. None of it rests on consent, so there is none to withdraw. Under Israeli law, the data are used only for the purpose for which they were given.',
      'The purposes, one by one:',
    ],
    items: [
      'Answering an inquiry about our services that you make for yourself: Article 6(1)(b).',
      'Answering an inquiry that you make for your organization, and any other message: Article 6(1)(f), our shared interest in having it answered.',
      'Delivering the pages, limiting the number of requests and warding off misuse: Article 6(1)(f), the interest in a site that works and is secure.',
      'Counting page views without an identifier: Article 6(1)(f), the interest in knowing which content is useful. You can object by a browser signal, as described above.',
      'Keeping correspondence to establish, exercise or defend legal claims: Article 6(1)(f).',
    ],
  },
  {
    id: 'recipients',
    heading: 'Recipients and transfers to other countries',
    paragraphs: [
      'Within the company, only those who answer inquiries and those who maintain the site have access. Outside it there are two processors, bound by data processing agreements under Article 28 GDPR. Data go to nobody else unless a law or a court order obliges us.',
      'Your message reaches us in Israel. The European Commission found the protection of personal data in Israel adequate in Decision 2011/61/EU and upheld that finding in January 2024. Transfers to a processor outside Israel and the European Economic Area are based on an adequacy decision where one covers the processor, and otherwise on the European Commission’s standard contractual clauses (SCC); from Israel, they follow the Protection of Privacy Regulations (Transfer of Data to Databases Abroad), 5761-2001. On request we will tell you where a copy of the clauses can be obtained.',
      'The two processors are:',
    ],
    items: [
      'Cloudflare, Inc. (United States, with data centers worldwide): hosting, outbox, page-view database, protection against attacks.',
      'MailChannels Corporation (Canada): delivery of contact messages to our mailbox.',
    ],
  },
  {
    id: 'retention',
    heading: 'How long data are kept',
    paragraphs: ['Each kind of data has its own period; after it, the data are deleted.'],
    items: [
      'Contact message in the outbox, delivered: 30 days after delivery. Then name, address and text are deleted; what remains is a count.',
      'Contact message in the outbox, not delivered: until an operator has either delivered or deleted it.',
      'Correspondence in the office mailbox: as long as the inquiry is open and 24 months after the last message; longer only if a contract follows or a legal claim requires it.',
      'Delivery records of the mail processor: for the period set in our agreement with it.',
      'Page-view reports, already redacted: three months.',
      'IP address for limiting requests: at most 60 seconds, not stored.',
      'Display settings: in your browser only, until you reload or close the tab; with “Remember on this device”, until you reset them.',
    ],
  },
  {
    id: 'rights-gdpr',
    heading: 'Your rights under the GDPR',
    paragraphs: [
      'Write to the office by email or postal mail; no form is needed and there is no charge. We answer without undue delay and within four weeks at the latest. We may ask for proof that the message in question is yours, such as its reference number or a reply from the same email address. Page-view reports contain nothing by which we could find those that came from you (Article 11 GDPR).',
      'If you believe that we process your data unlawfully, you may lodge a complaint with a supervisory authority, in particular in the EU member state where you live or work or where the infringement took place.',
      'Your rights:',
    ],
    items: [
      'Access: to know whether we hold data about you, and to receive a copy (Article 15).',
      'Rectification of inaccurate or incomplete data (Article 16).',
      'Erasure (Article 17).',
      'Restriction of processing (Article 18).',
      'Portability: to receive data that you gave us for a contract in a machine-readable format (Article 20).',
      'Objection, on grounds relating to your particular situation, to processing based on legitimate interests (Article 21).',
    ],
  },
  {
    id: 'rights-israel',
    heading: 'Your rights under Israeli law',
    paragraphs: [
      'The Protection of Privacy Law, 5741-1981, as amended by Amendment 13 (in force since August 2025), applies to everyone whose data we hold. This page, together with the notice beside the contact form, gives the information that section 11 of the Law requires: whether there is a duty to give the data and what follows if they are not given, the purpose, the recipients and their purposes, the controller and how to reach it, and the rights below.',
      'Data that reached us from the European Economic Area, and data kept together with them, are also covered by the Protection of Privacy Regulations (Provisions Regarding Information Transferred to Israel from the European Economic Area), 5783-2023, which add a right to have data deleted. In practice we treat every request alike, wherever it comes from.',
      'Your rights:',
    ],
    items: [
      'Access: to inspect data about you that are held in a database, yourself or through a representative or guardian (section 13).',
      'Rectification: to ask for correction or deletion of data that are not correct, complete, clear or up to date (section 14).',
      'Complaint to the Privacy Protection Authority at the Ministry of Justice, and recourse to the competent court.',
    ],
  },
  {
    id: 'security',
    heading: 'Security',
    paragraphs: [
      'The site is served over HTTPS only. A strict content security policy keeps scripts from other sites out, and the forms accept only requests that come from this site. A hidden field that people do not see catches automated submissions; these are discarded. Stored messages and the credentials of the mail service are not accessible from the public site.',
      'We keep to the Protection of Privacy Regulations (Data Security), 5777-2017. If an incident puts your rights at serious risk, we inform the competent authority and, where the law requires it, you.',
    ],
  },
  {
    id: 'children-and-changes',
    heading: 'Children, and changes to this policy',
    paragraphs: [
      'The site is written for people in clinical research and is not directed at children. If you learn that a child has sent us data through the contact form, tell us and we will delete them.',
      'If we change what we do with data, we change this page first; if the change affects messages already received, we inform their senders. The date at the top is the day on which this page was shown to you: the text is the version in force on that day.',
    ],
  },
]

export const en = {
  title: 'Privacy Policy',
  description:
    'Which personal data this site processes, why, on what legal basis, who receives them, how long they are kept, and your rights under the GDPR and Israeli law.',
  heading: 'Privacy Policy',
  lead: 'You can read this site without telling us who you are. We learn your name only if you write to us; this page says what happens then, and what happens when you simply read.',
  lastUpdated: 'Last updated',
  sections,
  contact: {
    heading: 'Privacy questions and requests',
    text: 'To ask about this policy or to exercise any of these rights, write to our office:',
  },
}
