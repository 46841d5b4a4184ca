import { dateLabels, datesLine, type PolicySection, withoutClaims } from '../policy-section.ts'
import { inForceSince, versionLines } from '../policy-versions.ts'
import { frameworkLine, mailboxLines, processorLines } from '../processors.ts'
import { controllerName, representativesLine } from '../representatives.ts'

export const sections: PolicySection[] = [
  {
    id: 'controller',
    heading: 'Who is responsible',
    paragraphs: [
      `The controller of the personal data described here, within the meaning of the GDPR and of the Israeli Protection of Privacy Law, 5741-1981 (“the Law”), is ${controllerName('en')}. It runs this site from its office in Tel Aviv, whose address, telephone number, and email address are [at the end of this page](#office).`,
      representativesLine('en'),
      'This policy covers this website, and what you write or say to our office. Data of trial participants that we process for sponsors are governed by the contract with the sponsor, the study protocol, and the informed consent form; for those data the sponsor is as a rule the controller, and we are a processor (in the Law, a holder).',
    ],
  },
  {
    id: 'privacy-protection-officer',
    heading: 'Privacy protection officer',
    paragraphs: [
      'Our main occupation includes processing health data of trial participants for sponsors on a considerable scale. Section 17B1 of the Law, added by Amendment 13, requires a company of that kind to appoint a privacy protection officer, and Article 37 GDPR a data protection officer. The company has one officer for both; the role covers this website too.',
      'The officer advises the company and checks that it keeps to the Law and to this policy; [how to reach the officer](#office) is at the end of this page. More than one person reads the office mailbox. If only the officer should know of your matter, leave the details out and ask the officer to contact you.',
    ],
  },
  {
    id: 'visiting',
    heading: 'Visiting the site',
    paragraphs: [
      'To deliver a page, our hosting provider Cloudflare has to process the data that every browser sends with a request: IP address, time, the address requested, and technical headers such as language and browser version. The same data are used to fend off attacks. We do not combine them with anything else or use them to recognize visitors, except a browser with scripts off that sends [the same message](#contact-messages) twice.',
      'Cloudflare also keeps samples of these data for its traffic statistics, and records of requests that it held back as possible attacks. Our own code neither makes nor reads them, and Cloudflare sets how long they are kept.',
      'Cloudflare keeps copies of pages near visitors, so that they open faster. A copy is used for up to a day, and while it is being renewed for {renewed|up to 30 days more}. Only addresses that the site itself writes are copied, never an address with what you typed.',
      'While the pointer rests on a link, {ahead|a browser may fetch the page behind it ahead}, in the same way as if you had opened it. If your browser sends Global Privacy Control, the site does not ask it to.',
      'Messages through the contact form are limited. Per minute, the IP address is counted for {seconds|at most 60 seconds} and not stored. Per day, the outbox counts the messages of each network, and of the larger network that it is part of, {day|until the end of the day} (UTC). Instead of the address it keeps two codes, each computed from the first part of the address and a secret that changes every day.',
      'The site sets no cookies. Its pages load nothing from third parties: no fonts, maps, videos, advertising, or social-media buttons. There is one exception, and only if it is switched on: the [check against automated messages](#automated-messages).',
    ],
  },
  {
    id: 'workbench',
    heading: 'Tools, and what they send',
    paragraphs: [
      'What you enter in a tool may describe a trial that is not yet public. What reaches the site travels encrypted. The site answers, keeps no copy of the answer, writes your values to no log, and counts [page views](#page-views) without them.',
      'Where the address of a page holds what you entered, it stays in the history of your browser, and wherever you save or send it; anyone who has it can read it, and opening it sends it again. People here read your words only when you send them as a message. We cannot promise the same for Cloudflare, which takes [samples of requests](#visiting) for itself and, where it is switched on, runs its [check](#automated-messages) in such pages; so leave secrets, such as the name of a product, out of these forms.',
      'What each tool sends:',
    ],
    items: [
      '{tool.study-design|Study designs}: what you enter, while you type; without scripts, when you submit the form. The address then holds it, as does that of a {tool.compare|comparison} of designs.',
      '{tool.monitoring|Interim monitoring}: none of the data, since your browser computes the result. Without scripts, “Calculate” sends them, and the address then holds them. The address always holds the plan.',
      '{tool.estimand|The estimand builder} and {tool.brief|the project brief}: what you enter, when you submit it, and the brief also when you open it again. The address then holds it, if it is not too long.',
      '{tool.simulation|Simulations} of a design, {tool.checks|the recomputation of our checks}, and {tool.change|“Change a value”} in the sample study: nothing; your browser computes, and they need scripts.',
      '{tool.search|The search}, {tool.glossary|the glossary}, and {tool.articles|the list of articles}: what you type or choose, if you submit it without scripts or before they have loaded; otherwise your browser answers. The address then holds it.',
      '{tool.cards|Flash cards}, {tool.sample-study|the sample study}, and the filters of the checks and of the {tool.qualification|table of standards}: what you open or choose from a list.',
      'Programs: files and JSON at {tool.api|addresses for programs}, listed in [openapi.json](/openapi.json), and {tool.feeds|feeds}: the address. {tool.mcp|Assistants (POST /mcp)}: what the assistant enters for you. We keep and log nothing of it.',
    ],
  },
  {
    id: 'logs',
    heading: 'What is logged',
    paragraphs: [
      'Cloudflare’s log of requests is switched off for this site, so we keep no list of who requested which page or searched for what. The site itself writes a line when there is something for its operators to know; the list below names each kind.',
      'Cloudflare may add technical data of the request to such a line. The query of its address, and with it whatever was typed into a search, is removed first. The lines are read only to find and fix faults.',
      'A line is written when:',
    ],
    items: [
      '{line.state|the state of a contact message changes} (sent, waiting, not deliverable, tried again, deleted), it is {line.withoutNames|sent without the sender’s name in its header} because the mail processor refused it, {line.taken|its reference number was already taken}, or {line.notStored|it cannot be stored}: {fact.reference|its reference number}, {fact.state|the state}, {fact.attempts|the number of attempts}, and {fact.reason|the technical reason of a failure}; never a name, an email address, or the text',
      '{line.flood|an unusual number of messages has come}, so one is mailed later or refused: the reference number of a message mailed later; otherwise only that it happened',
      '{line.trapped|a submission is held apart as automated}: its reference number; or {line.unchecked|the check against automated messages cannot be made}: the technical reason',
      '{line.purged|messages whose time is up are deleted}: {fact.count|how many}',
      'one of the operators {line.operator|reads stored messages, sends them again, deletes them, or restores them}: {fact.references|the reference numbers}, or how many if all are sent again, and {fact.by|which of them it was}; if {line.setBack|the whole outbox is set back}, only which of them it was; never what the messages say',
      'somebody asks for stored messages {line.token|with a wrong token}: only that it happened',
      'the site fails to answer a request, {line.outbox|the outbox does not work as it should}, or {line.untold|the operators or their monitor cannot be told}: the description of the error and, for a request, its method and path; if the request had a query or a form, {kindAndPlace|only the kind of the error and its place in the code} are described',
    ],
  },
  {
    id: 'page-views',
    heading: 'Page-view reports',
    paragraphs: [
      'So that we know which pages are read, your browser reports each page view to this site (POST /api/page-view): when a page opens and when its path, query, or fragment changes. The report consists of the address of the page. On pages where you can type into the address, such as a search or a study design, your browser first removes what you typed; on other pages it sends the full address. The report carries no cookie and no identifier of you, your device, or your visit, and neither your IP address nor your browser version is stored with it.',
      'The site then checks each address again, and stores only what it could itself have written: a page, its language, and choices from its lists, such as a letter of the glossary or a year. Everything else is removed: {searches|the text of searches}, what you enter in {study-design|a study design}, {estimand|the estimand builder}, and {brief|the project brief}, {reference|the reference number of a message}, {unknown|the path of a page that does not exist}, and what other sites add to a link. A fragment is kept only if it has the form of the site’s own: one word that begins with a small Latin letter. The result goes into Workers Analytics Engine, a database at Cloudflare, and is read only as counts per page and period.',
      'If your browser sends Global Privacy Control or Do Not Track, page views are not reported. With scripts switched off there are no reports either.',
    ],
  },
  {
    id: 'fault-reports',
    heading: 'Reports of faults',
    paragraphs: [
      'If something on a page violates the site’s content security policy (CSP), for example because a browser extension has changed the page, your browser reports it to this site (POST /api/reports), with the whole address of the page. If a script of the site fails, the page reports that to the same address, at most three times.',
      'The reports of one network are limited like messages: the IP address is counted for {seconds|at most 60 seconds}. Failed answers of the site itself are counted too, by status code and kind of address.',
      'If your browser sends Global Privacy Control or Do Not Track, errors of scripts are not reported. The browser reports violations of the security policy by itself, even then.',
      'Of each report only its time and the details listed below are kept, in Workers Analytics Engine, and they are read only as counts. Everything else that a browser sends is dropped: the query and the fragment of an address, {message|the message of an error}, the browser version, and the IP address. What is kept:',
    ],
    items: [
      'a violation of the security policy: {rule|the rule}; {blocked|what was blocked} and which script caused it, each as a technical word, the kind of a browser extension, or the name of another server; the page; and, for a script of this site, its name with line and column',
      'an error of a script: {kind|its kind}, such as TypeError; {page|the page}; and, if a script of this site can be named, its name with {place|line and column}',
    ],
  },
  {
    id: 'contact-messages',
    heading: 'Messages through the contact form',
    paragraphs: [
      'The [contact form](home#contact) asks for {field.firstName|first name}, {field.lastName|last name}, {field.email|email address}, {field.company|company}, {field.service|service of interest}, and {field.message|your message}. {optional.company|Company} and {optional.service|service} are optional. You are under no legal duty to give us any of this; without the required fields, however, we cannot receive the message or answer it.',
      'We use what you write only to answer you. We send no marketing mail, build no profiles, sell no data, and make no decision about you by automated means alone (Article 22 GDPR).',
      'Please do not send data about patients or trial participants, unblinding information, or other confidential study data through the form. Tell us that you have such data, and we will agree on a secure way of transfer.',
      'The message is first stored in an outbox (a Cloudflare Durable Object) and then handed to our mail processor MailChannels, which delivers it to the office mailbox. If the outbox cannot be reached, the message is handed to the mail processor directly. A message in which a hidden field, which as a rule only programs fill in, was filled in is stored apart and not mailed unless we find that a person wrote it. When unusually many messages come in a day, yours may be mailed some days later, or the form may ask you to call or send an email instead.',
      'In the same database as the [page views](#page-views) we count messages by their state, and record how long the oldest has been waiting. Nothing of a message or its sender goes there.',
      'Stored with a message are:',
    ],
    items: [
      '{column.reference|a reference number}, and {column.key|a random key} that prevents the same submission from being stored twice. If none was sent, a code follows that is computed from the message, the first part of the IP address, the name and version of the browser, and a secret; from the code alone none of them can be told',
      '{column.fingerprint|a fingerprint of its content} (a SHA-256 hash of all fields), by which a repeated message is recognized',
      '{column.times|the time of receipt and the times of the first failed, the next, and the last attempt} at delivery',
      '{column.state|the state of delivery}, {column.attempts|the number of attempts}, and, if one failed, {column.reason|the technical reason}, such as the status code of the mail processor’s answer',
    ],
  },
  {
    id: 'automated-messages',
    heading: 'The check against automated messages',
    paragraphs: [
      'The contact form can be protected by Cloudflare Turnstile. Where it is switched on, you see its box in the form; where you see none, nothing in this section applies.',
      'With Turnstile switched on, every page with the form, also {study-design|a study design} or {brief|the project brief}, loads a script and a frame from challenges.cloudflare.com. Cloudflare thereby receives your IP address and technical features of your browser, and judges by them whether a person is writing. Like every script of a page, this one could also read the page and its address, with what you entered. When you send the message, the site asks Cloudflare whether the result is genuine and passes your IP address on once more. We store neither the result nor the address. How Cloudflare handles these data is stated in its Turnstile Privacy Addendum.',
      'If you prefer to avoid this check, write to the office by email instead.',
    ],
  },
  {
    id: 'mail-and-phone',
    heading: 'Email, letters, and phone calls',
    paragraphs: [
      'If you write to the office or call it, we use your contact details and what you tell us only to answer you. None of it passes through this website. An email passes through the mail services that you and we use, and the company that hosts our mailbox stores it for us. Please keep data about patients and trial participants out of it too.',
    ],
  },
  {
    id: 'profile',
    heading: 'Our page at LinkedIn',
    paragraphs: [
      'The site links to our company page at LinkedIn, and loads nothing from there. If you open that page, LinkedIn makes statistics about its visitors (page insights). For these, we and LinkedIn Ireland Unlimited Company are joint controllers (Article 26 GDPR); the basis is Article 6(1)(f), the interest in knowing who reads the page. By LinkedIn’s Page Insights Joint Controller Addendum we get totals without names. LinkedIn answers requests about your rights; what reaches us, we pass on.',
    ],
  },
  {
    id: 'applications',
    heading: 'Job applications',
    paragraphs: [
      'The application form on the [Careers page](careers) sends nothing to us. If you send us your application by email, we use it to consider you for a position and to answer you. Those who open the office mailbox and those who decide on the position read it. You are under no duty to tell us anything, but without contact details and your experience we can hardly consider you. Please leave out your health, family, identity number, and photograph.',
      'Whether you are invited is decided by people, not by a program. We keep an application as long as [other correspondence](#retention), and delete it earlier if you ask. If you join us, it becomes part of your personnel file.',
    ],
  },
  {
    id: 'stays-with-you',
    heading: 'What stays in your browser',
    paragraphs: [
      'The [Cookie Policy](cookie-policy#what-is-stored) lists everything that the site can store in your browser, such as display settings, drafts, and the project brief, and says when it is sent.',
    ],
  },
  {
    id: 'legal-bases',
    heading: 'Purposes and legal bases',
    paragraphs: [
      'Where the GDPR applies, processing rests on Article 6(1)(b), steps at your request before entering into a contract, or on Article 6(1)(f), legitimate interests that are named here. None of it rests on consent, so there is none to withdraw. Under section 8 of the Law, data may be processed only for the lawful purpose of the database: that of the contact messages is to answer them.',
      'The purposes, one by one:',
    ],
    items: [
      'Answering an inquiry about our services that you make for yourself, and considering your application: Article 6(1)(b).',
      'Answering an inquiry that you make for your organization, and any other message or call: Article 6(1)(f), our shared interest in having it answered.',
      'Delivering the pages, limiting the number of messages, reports, and requests of programs, preventing abuse, and fixing faults: Article 6(1)(f), the interest in a site that works and is secure.',
      'Counting page views without an identifier: Article 6(1)(f), the interest in knowing which content is useful. You can object by a browser signal, as described above.',
    ],
  },
  {
    id: 'recipients',
    heading: 'Recipients and transfers to other countries',
    paragraphs: [
      'Within the company, only those who answer inquiries, those who decide on applications, and those who maintain the site have access. Outside it the site uses the processors below (in the Law, holders), under data processing agreements as Article 28 GDPR and regulation 15 of the Protection of Privacy Regulations (Data Security), 5777-2017, require. Beyond them and the host of our mailbox, data go to nobody unless a law or a court order requires it.',
      'Your message reaches us in Israel. The European Commission found the protection of personal data in Israel adequate in Decision 2011/61/EU and upheld that finding in January 2024. A transfer to a processor outside Israel and the European Economic Area rests on what is named below, SCC being the European Commission’s standard contractual clauses (Decision (EU) 2021/914); from Israel, it follows the Protection of Privacy Regulations (Transfer of Data to Databases Abroad), 5761-2001. On request we will tell you where a copy of the clauses can be obtained.',
      frameworkLine('en'),
      ...mailboxLines('en'),
      'The processors are:',
    ],
    items: processorLines('en'),
  },
  {
    id: 'retention',
    heading: 'How long data are kept',
    paragraphs: ['Each kind of data has its own period; after it, the data are deleted.'],
    items: [
      'Contact message in the outbox, delivered: {delivered|30 days after delivery}. Then it is deleted with all that was stored with it; only a count remains.',
      'Contact message in the outbox, not delivered (waiting or given up): until it is delivered or an operator deletes it, and {year|at most one year after receipt}. Messages set aside as automated: {held|30 days after receipt}.',
      'History of the outbox: for a further 30 days after a deletion, Cloudflare keeps a record of changes from which the storage can be set back to an earlier moment (point-in-time recovery). This is done only if data are lost; a restored message that was due, or that its sender had asked us to delete, is deleted again. A copy of the outbox, such as the one made before such a step, is deleted by an operator as soon as it has served.',
      'Correspondence in the office mailbox, letters, notes of calls, and applications: as long as the matter is open and 12 months after the last message, so that we can pick up the thread if you write again; longer only where a contract has come of it or a law requires it.',
      'Delivery records of the mail processor: for the period set in our agreement with it.',
      'Log lines: at most seven days.',
      'Page-view reports, already redacted, and counts of messages and faults: three months.',
      'IP address for limiting messages, reports, and requests of programs: {seconds|at most 60 seconds}, not stored.',
      'Codes of networks for the limit of the day: {day|until the end of the day}, and at most ten minutes more; in the history of the outbox for a further 30 days.',
      'What is kept in your browser: the periods are in the table of the [Cookie Policy](cookie-policy#what-is-stored).',
    ],
  },
  {
    id: 'rights-israel',
    heading: 'Your rights under Israeli law',
    paragraphs: [
      'The Law, as amended by Amendment 13 (in force since August 14, 2025), applies to everyone whose data we hold. This page, together with the notice beside the contact form, tells you what section 11 requires.',
      'Ask the privacy protection officer in writing, by email or by mail, yourself or through a representative or guardian; in Hebrew, Arabic, or English, as you like. There is no form to fill in and no charge. You can see the data within 30 days of the day on which your request arrives. If we do not do what you asked, we tell you so in writing and why, and you can apply to the competent court (section 15).',
      'Data that reached us from the European Economic Area, and data kept together with them, are also covered by the Protection of Privacy Regulations (Provisions Regarding Information Transferred to Israel from the European Economic Area), 5783-2023, which add a right to have data deleted. In practice we treat every request alike, wherever it comes from.',
      'Your rights:',
    ],
    items: [
      'Inspection: to see the data about you that are held in a database (section 13), including what a processor holds for us (section 13A).',
      'Correction: to ask that data which are not correct, complete, clear, or up to date be corrected or deleted (section 14).',
      'Deletion: even where the law gives no right to it, we delete your message whenever you ask, unless a law requires us to keep it.',
      'Complaint to the Privacy Protection Authority at the Ministry of Justice, and recourse to the competent court.',
    ],
  },
  {
    id: 'rights-gdpr',
    heading: 'Your rights under the GDPR',
    paragraphs: [
      'Write to the privacy protection officer by email or mail; no form is needed and there is no charge. We answer without undue delay and within four weeks at the latest. We may ask for proof that the message in question is yours, such as its reference number or a reply from the same email address. Page-view reports and counts of faults contain nothing by which we could find those that came from you (Article 11 GDPR).',
      'If you believe that we process your data unlawfully, you may lodge a complaint with a supervisory authority, in particular in the EU member state where you live or work or where the infringement took place. Under the UK GDPR you have the same rights, and can complain to the Information Commissioner’s Office (ICO), or to the Information Commission once it has taken over.',
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
    id: 'security',
    heading: 'Security, breaches, and registration',
    paragraphs: [
      'The site is served over HTTPS only. A strict content security policy keeps scripts from other sites out (all but Turnstile’s, where it is switched on). A browser can send the form only from a page of this site; {programs|a program that is no browser can send messages too}, within the same limits.',
      'We keep to the Protection of Privacy Regulations (Data Security), 5777-2017. A severe security incident is reported to the Privacy Protection Authority at once and, where the law or the Authority requires it, to you. Where the GDPR applies, a breach that may put people at risk is also reported to the supervisory authority, where possible within 72 hours of our learning of it (Article 33), and, if the risk to you is high, to you without undue delay (Article 34).',
      'The contact messages need neither registration nor notice to the Authority under the Law: they do not belong to a public body, do not serve to pass data on to others, and are not meant to hold data of special sensitivity. The regulations therefore ask for the basic level of security.',
      'Stored messages can be read:',
    ],
    items: [
      'in the office mailbox and at the company that hosts it, and on their way there at MailChannels;',
      'by the operators of the site, through an address (/api/outbox) that {token|answers only to a secret token}, and to nobody while no token is set; such reading is [logged](#logs), and copies made there are named under [retention](#retention);',
      'by those {dashboard|who administer our account at Cloudflare}, in its dashboard; Cloudflare logs what they look up.',
    ],
  },
  {
    id: 'children-and-changes',
    heading: 'Children, and changes to this policy',
    paragraphs: [
      'The site is written for people in clinical research and is not directed at children. If you learn that a child has sent us data, tell us and we will delete them.',
      'If we change what we do with data, we change this page first; if the change affects messages already received, we inform their senders.',
      datesLine('en'),
    ],
    items: versionLines('privacy-policy', 'en'),
  },
]

export const en = {
  title: 'Privacy Policy',
  description:
    'Which personal data this site processes, why, on what legal basis, who receives them, how long they are kept, and your rights under the GDPR and Israeli law.',
  heading: 'Privacy Policy',
  lead: 'You can read this site without telling us who you are. We learn your name only if you write to us or call; this page says what happens then, and what happens when you simply read.',
  ...dateLabels.en,
  inForce: inForceSince('privacy-policy'),
  sections: withoutClaims(sections),
  contact: {
    id: 'office',
    heading: 'Privacy questions and requests',
    role: 'Privacy protection officer',
    text: 'The officer answers questions about privacy and our policy and receives requests and complaints at the office. Please write “Privacy” in the subject line; for a message sent through the form, its reference number helps us to find it.',
  },
}
