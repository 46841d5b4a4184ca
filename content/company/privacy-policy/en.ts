import { dateLabels, datesLine, type PolicySection, withoutClaims } from '../policy-section.ts'
import { inForceSince, versionLines } from '../policy-versions.ts'
import { frameworkLine, mailboxLines, processorLines } from '../processors.ts'
import { controllerName, representativesLine } from '../representatives.ts'

export const sections: PolicySection[] = [
  {
    id: 'controller',
    heading: 'Who is responsible',
    paragraphs: [
      `The controller of the personal data described here, within the meaning of the GDPR and of the Israeli Protection of Privacy Law, 5741-1981 (“the Law”), is ${controllerName('en')}. It runs this site from its office in Tel Aviv; [how to reach it](#office) is at the end of this page.`,
      representativesLine('en'),
      'This policy covers this website, and what you write or say to our office. Data of trial participants that we process for sponsors are governed by the contract with the sponsor, the study protocol, and the informed consent form; as a rule the sponsor is their controller, and we are a processor (in the Law, a holder).',
    ],
  },
  {
    id: 'privacy-protection-officer',
    heading: 'Privacy protection officer',
    paragraphs: [
      'Our core activities include processing trial participants’ health data for sponsors on a large scale. This requires us to appoint a privacy protection officer (section 17B1 of the Law, added by Amendment 13) and a data protection officer (Article 37 GDPR). One person is both, for this website too.',
      'The officer advises the company and checks that it keeps to the Law and this policy. Several people read the office mailbox. For a matter that only the officer should know, leave out the details and ask the officer to contact you.',
    ],
  },
  {
    id: 'visiting',
    heading: 'Visiting the site',
    paragraphs: [
      'To deliver a page and to fend off attacks, our hosting provider Cloudflare processes the data that every browser sends with a request: IP address, time, the address requested, and technical headers such as language and browser version. We do not combine them with other data or use them to recognize visitors, with one exception: to detect [a message](#contact-messages) that a browser with scripts off sends twice.',
      'Cloudflare also keeps samples of these data for its traffic statistics, and records of requests that it blocked or challenged as possible attacks. Our code neither makes nor reads them, and Cloudflare sets how long they are kept.',
      'Cloudflare keeps copies of pages near visitors, so that they open faster. A copy is used for up to a day; after that, an old copy may be shown for {renewed|up to 30 days more} while a new one is fetched. Only pages at addresses that the site itself generates are copied, never a page whose address contains what you typed.',
      'While the pointer rests on a link, {ahead|a browser may fetch the linked page in advance}, as if you had opened it. If your browser sends Global Privacy Control, the site does not ask it to.',
      'There are two limits on messages through the contact form. For the limit per minute, an IP address is counted for {seconds|at most 60 seconds}, and stored in no database. For the limit per day, messages are counted per network, and per larger network that contains it, {day|until the end of the day} (UTC). Instead of the address, the outbox stores two codes, each computed from the first part of the address and a secret key that changes every day.',
      'The site sets no cookies. Its pages load nothing from third parties: no fonts, maps, videos, advertising, or social-media buttons. The only exception, if it is switched on, is the [check against automated messages](#automated-messages).',
    ],
  },
  {
    id: 'workbench',
    heading: 'Tools, and what they send',
    paragraphs: [
      'What you enter in a tool may describe a trial that is not yet public. It is encrypted on its way to the site. The site answers, keeps no copy of the answer, writes your values to no log, and counts [page views](#page-views) without them.',
      'Where your entries become part of the page’s address, they stay in your browser’s history, and wherever you save or send that address. Anyone who has it can read them, and opening it sends them again. Our staff read your words only when you send them as a message. We cannot promise the same for Cloudflare, which takes [samples of requests](#visiting) and, where it is switched on, runs its [check](#automated-messages) on such pages. So leave secrets, such as the name of a product, out of these forms.',
      'What each tool sends:',
    ],
    items: [
      '{tool.study-design|Study designs}: what you enter, while you type; without scripts, when you submit the form. It becomes part of the address, also in a {tool.compare|comparison} of designs.',
      '{tool.monitoring|Interim monitoring}: none of the data, since your browser computes the result. Without scripts, “Calculate” sends them, and they become part of the address. The plan is always part of it.',
      '{tool.estimand|The estimand builder} and {tool.brief|the project brief}: what you enter, when you submit it, and the brief also when you reopen it. It becomes part of the address, if it is not too long.',
      '{tool.simulation|Simulations} of a design, {tool.checks|the recomputation of our checks}, and {tool.change|“Change a value”} in the sample study: nothing. They run in your browser, and need scripts.',
      '{tool.search|The search}, {tool.glossary|the glossary}, and {tool.articles|the list of articles}: what you type or choose, if you submit it without scripts or before they have loaded; otherwise your browser answers. Either way, it becomes part of the address.',
      '{tool.cards|Flash cards}, {tool.sample-study|the sample study}, and the filters of the checks and of the {tool.qualification|table of standards}: what you open or choose from a list.',
      'Programs that read {tool.feeds|feeds}, or files and JSON at the {tool.api|addresses for programs} listed in [openapi.json](/openapi.json): the address requested. {tool.mcp|AI assistants (POST /mcp)}: what they enter for you.',
    ],
  },
  {
    id: 'logs',
    heading: 'What is logged',
    paragraphs: [
      'Cloudflare’s log of requests is switched off for this site, so we keep no list of who requested which page or searched for what.',
      'The site itself logs the events below; its operators read these lines only to find and fix faults. Cloudflare may add technical data of the request to such a line; the query of its address, and with it whatever was typed into a search, is removed first. A line about a message never contains the sender’s name, email address, or text.',
      'What happens, and what is logged:',
    ],
    items: [
      '{line.state|A message is sent, waits, is tried again, cannot be delivered, or is deleted}. Logged: {fact.reference|its reference number}, {fact.state|its state}, {fact.attempts|the number of attempts}, and, if one failed, {fact.reason|the technical reason}.',
      'A message {line.notStored|cannot be stored}, {line.taken|has a reference number that is already taken}, or is sent {line.withoutNames|without the sender’s name in its header} because the mail processor refused it. Logged: its reference number and any technical reason.',
      '{line.flood|An unusual number of messages has come}, so one is mailed later or refused. Logged: the reference number of a message mailed later; otherwise only that it happened.',
      '{line.trapped|A message is set aside as automated}. Logged: its reference number.',
      '{line.unchecked|The check against automated messages cannot be made}. Logged: the technical reason.',
      '{line.purged|Messages whose time is up are deleted}. Logged: {fact.count|how many}.',
      'An operator {line.operator|reads, resends, deletes, or restores stored messages}. Logged: {fact.by|which operator}, and {fact.references|the reference numbers}, or how many messages if all are resent.',
      'An operator {line.setBack|returns the whole outbox to an earlier state}. Logged: which operator.',
      'Somebody asks for stored messages {line.token|with a wrong token}. Logged: only that it happened.',
      'The site fails to answer a request, {line.outbox|the outbox does not work as it should}, or {line.untold|the operators or their monitor cannot be notified}. Logged: the error and, for a request, its method and path; if the request had a query or a form, {kindAndPlace|only the kind of the error and its place in the code}.',
    ],
  },
  {
    id: 'page-views',
    heading: 'Page-view reports',
    paragraphs: [
      'So that we know which pages are read, your browser reports to this site (POST /api/page-view) when a page opens and when its path, query, or fragment changes. The report is the full address of the page. On pages whose address can contain what you type, such as a search or a study design, your browser first removes that. The report carries no cookie and no identifier of you, your device, or your visit, and neither your IP address nor your browser version is stored with it.',
      'The site then checks each address again, and stores only what it could itself have written: a page, its language, and choices from its lists, such as a letter of the glossary or a year. Everything else is deleted: {searches|the text of searches}, what you enter in {study-design|a study design}, {estimand|the estimand builder}, and {brief|the project brief}, {reference|the reference number of a message}, {unknown|the path of a page that does not exist}, and what other sites add to a link. A fragment is kept only if it is one word that begins with a lowercase Latin letter, like the site’s own. The result goes into Workers Analytics Engine, a database at Cloudflare, and is read only as counts per page and period.',
      'If your browser sends Global Privacy Control or Do Not Track, or if scripts are off, page views are not reported.',
    ],
  },
  {
    id: 'fault-reports',
    heading: 'Reports of faults',
    paragraphs: [
      'If something on a page violates the site’s content security policy (CSP), your browser reports it to this site (POST /api/reports), with the whole address of the page. If a script of the site fails, the page reports that to the same address, at most three times.',
      'Reports from one network are limited like messages: the IP address is counted for {seconds|at most 60 seconds}. The site’s own error responses are counted too, by status code and type of address.',
      'If your browser sends Global Privacy Control or Do Not Track, script errors are not reported. The browser reports violations of the security policy by itself, even then.',
      'Of each report only its time and the details below are kept, in Workers Analytics Engine, and they are read only as counts. Everything else is deleted: the query and the fragment of an address, {message|the message of an error}, the browser version, and the IP address. What is kept:',
    ],
    items: [
      'a violation of the security policy: {rule|the rule}; {blocked|what was blocked} and which script caused it, each as a technical word, the kind of a browser extension, or the name of another server; the page; and, for a script of this site, its name with line and column',
      'a script error: {kind|its kind}, such as TypeError; {page|the page}; and, if a script of this site can be named, its name with {place|line and column}',
    ],
  },
  {
    id: 'contact-messages',
    heading: 'Messages through the contact form',
    paragraphs: [
      'The [contact form](home#contact) asks for {field.firstName|first name}, {field.lastName|last name}, {field.email|email address}, {field.company|company}, {field.service|service of interest}, and {field.message|your message}. {optional.company|Company} and {optional.service|service} are optional. You are under no legal duty to give us any of this, but without the required fields we cannot receive or answer the message.',
      'We use what you write only to answer you. We send no marketing mail, build no profiles, sell no data, and make no decision about you by automated means alone (Article 22 GDPR).',
      'Please do not send data about patients or trial participants, unblinding information, or other confidential study data through the form. Tell us that you have such data, and we will arrange a secure transfer.',
      'The message is first stored in an outbox (a Cloudflare Durable Object) and then handed to our mail processor MailChannels, which delivers it to the office mailbox. If the outbox cannot be reached, the message is handed to the mail processor directly. The form has a hidden field, which as a rule only programs fill in. A message in which it is filled in is set aside as automated, and mailed only if we find that a person wrote it. When unusually many messages come in a day, yours may be mailed some days later, or the form may ask you to call or send an email instead.',
      'In the same database as the [page views](#page-views) we count messages by their state, and record how long the oldest has been waiting. Nothing of a message or its sender goes there.',
      'Stored with a message are:',
    ],
    items: [
      '{column.reference|a reference number}, and {column.key|a random key} that prevents the same submission from being stored twice. If the browser sends no key, a code is computed from the message, the first part of the IP address, the browser’s name and version, and a secret key; none of these can be recovered from the code alone',
      '{column.fingerprint|a fingerprint of its content} (a SHA-256 hash of all fields), by which a repeated message is recognized',
      '{column.times|the time of receipt and the times of the first failed, the next, and the last attempt} at delivery',
      '{column.state|the state of delivery}, {column.attempts|the number of attempts}, and, if one failed, {column.reason|the technical reason}, such as the status code of the mail processor’s answer',
    ],
  },
  {
    id: 'automated-messages',
    heading: 'The check against automated messages',
    paragraphs: [
      'If you see the box of Cloudflare Turnstile in the contact form, this check is switched on. Otherwise nothing in this section applies.',
      'Where it is switched on, every page with the form, also {study-design|a study design} or {brief|the project brief}, loads a script and a frame from challenges.cloudflare.com. Cloudflare thereby receives your IP address and technical features of your browser, and judges by them whether a person is writing. This script could also read the page and its address, with what you entered. When you send the message, the site asks Cloudflare whether the result is genuine and passes your IP address on once more. We store neither the result nor the address. Cloudflare’s Turnstile Privacy Addendum says how it handles these data.',
      'If you prefer to avoid this check, write to the office by email instead.',
    ],
  },
  {
    id: 'mail-and-phone',
    heading: 'Email, letters, and phone calls',
    paragraphs: [
      'If you write to the office or call it, we use your contact details and what you tell us only to answer you. None of it passes through this website. An email passes through the mail services that you and we use, and the company that hosts our mailbox stores it for us. Please leave out data about patients and trial participants here too.',
    ],
  },
  {
    id: 'profile',
    heading: 'Our LinkedIn page',
    paragraphs: [
      'The site links to our company page at LinkedIn, and loads nothing from there. If you open that page, LinkedIn makes statistics about its visitors. For these, we and LinkedIn Ireland Unlimited Company are joint controllers (Article 26 GDPR); the basis is Article 6(1)(f), the interest in knowing who reads the page. Under LinkedIn’s Page Insights Joint Controller Addendum, we receive only totals, without names. LinkedIn answers requests about your rights; we pass on those that reach us.',
    ],
  },
  {
    id: 'applications',
    heading: 'Job applications',
    paragraphs: [
      'The application form on the [Careers page](careers) sends nothing to us. If you send us your application by email, we use it to consider you for a position and to answer you. The people who handle the office mailbox and those who decide on the position read it. You are under no duty to tell us anything, but without your contact details and experience we can hardly consider you. Please leave out your health, family, identity number, and photograph.',
      'People, not a program, decide whether you are invited. We keep an application as long as [other correspondence](#retention), and delete it earlier if you ask. If you join us, it becomes part of your personnel file.',
    ],
  },
  {
    id: 'stays-with-you',
    heading: 'What stays in your browser',
    paragraphs: [
      'The [Cookie Policy](cookie-policy#what-is-stored) lists everything that the site can store in your browser, for how long, and when it is sent.',
    ],
  },
  {
    id: 'legal-bases',
    heading: 'Purposes and legal bases',
    paragraphs: [
      'Where the GDPR applies, processing rests on Article 6(1)(b), steps at your request before entering into a contract, or on Article 6(1)(f), the legitimate interests named here. None of it rests on consent, so there is none to withdraw. Under section 8 of the Law, data may be processed only for the lawful purpose of the database: that of the contact messages is to answer them.',
      'The purposes:',
    ],
    items: [
      'Answering an inquiry about our services that you make for yourself, and considering your application: Article 6(1)(b).',
      'Answering an inquiry that you make for your organization, and any other message or call: Article 6(1)(f), our shared interest in having it answered.',
      'Delivering the pages, limiting messages, reports, and requests of programs, preventing abuse, and fixing faults: Article 6(1)(f), the interest in a site that works and is secure.',
      'Counting page views without an identifier: Article 6(1)(f), the interest in knowing which content is useful. You can object by sending a [browser signal](#page-views).',
    ],
  },
  {
    id: 'recipients',
    heading: 'Recipients and transfers to other countries',
    paragraphs: [
      'Within the company, only those who answer inquiries, decide on applications, or maintain the site have access. Outside it the site uses the processors below (in the Law, holders), under data processing agreements as required by Article 28 GDPR and regulation 15 of the Protection of Privacy Regulations (Data Security), 5777-2017. Data go to nobody but them and the host of our mailbox, unless a law or court order requires it.',
      'Your message reaches us in Israel. The European Commission finds the protection of personal data in Israel adequate (Decision 2011/61/EU, confirmed in January 2024). A transfer to a processor outside Israel and the European Economic Area rests on what is named below (SCC: the European Commission’s standard contractual clauses, Decision (EU) 2021/914); from Israel, it follows the Protection of Privacy Regulations (Transfer of Data to Databases Abroad), 5761-2001. On request we tell you where to get a copy of the clauses.',
      frameworkLine('en'),
      ...mailboxLines('en'),
      'The processors are:',
    ],
    items: processorLines('en'),
  },
  {
    id: 'retention',
    heading: 'How long data are kept',
    paragraphs: ['After these periods the data are deleted:'],
    items: [
      'Contact message in the outbox, delivered: {delivered|30 days after delivery}, with all that is stored with it; only a count remains.',
      'Contact message in the outbox, not delivered (waiting or given up): until it is delivered or an operator deletes it, and {year|at most one year after receipt}. Messages set aside as automated: {held|30 days after receipt}.',
      'Backup of the outbox: for {backup|30 days} after a deletion, Cloudflare keeps a record of changes from which the outbox can be set back to an earlier moment (point-in-time recovery). This is done only if data are lost; a restored message that was due for deletion, or that its sender had asked us to delete, is deleted again. An operator deletes any other copy of the outbox as soon as it is no longer needed.',
      'Correspondence in the office mailbox, letters, notes of calls, and applications: as long as the matter is open and 12 months after the last message, so that we can pick up the thread if you write again; longer only if a contract results or a law requires it.',
      'Delivery records of the mail processor: for the period set in our agreement with it.',
      'Log lines: at most seven days.',
      'Page-view reports, already redacted, and counts of messages and faults: three months.',
      'IP address for the limits on messages, reports, and requests of programs: counted for {seconds|at most 60 seconds}, and stored in no database.',
      'Network codes for the daily limit: {day|until the end of the day}, plus at most ten minutes; in the backup of the outbox, 30 days more.',
    ],
  },
  {
    id: 'rights-israel',
    heading: 'Your rights under Israeli law',
    paragraphs: [
      'The Law, as amended by Amendment 13 (in force since August 14, 2025), applies to everyone whose data we hold. This page, together with the notice beside the contact form, tells you what section 11 requires.',
      'Ask the privacy protection officer in writing, by email or by mail, in Hebrew, Arabic, or English, yourself or through a representative or guardian. There is no form to fill in and no charge. We give you access to the data within 30 days of receiving your request. If we do not do what you asked, we tell you why in writing, and you can apply to the competent court (section 15).',
      'Data that reached us from the European Economic Area, and data kept together with them, are also covered by the Protection of Privacy Regulations (Provisions Regarding Information Transferred to Israel from the European Economic Area), 5783-2023, which add a right to have data deleted. In practice we treat all requests alike.',
      'Your rights:',
    ],
    items: [
      'Inspection: to see the data about you that are held in a database (section 13), including what a processor holds for us (section 13A).',
      'Correction: to ask that data which are not correct, complete, clear, or up to date be corrected or deleted (section 14).',
      'Deletion: we delete your message whenever you ask, even without a right to it, unless a law requires us to keep it.',
      'Complaint to the Privacy Protection Authority at the Ministry of Justice.',
    ],
  },
  {
    id: 'rights-gdpr',
    heading: 'Your rights under the GDPR',
    paragraphs: [
      'Write to the privacy protection officer [in the same way](#rights-israel), also free of charge. We answer without undue delay and within four weeks at the latest. We may ask for proof that a message is yours, such as its reference number or a reply from the same email address. In page-view reports and counts of faults we cannot find those that came from you (Article 11 GDPR).',
      'If you believe that we process your data unlawfully, you may lodge a complaint with a supervisory authority, in particular in the EU member state where you live, where you work, or where the infringement took place. Under the UK GDPR you have the same rights, and can complain to the Information Commissioner’s Office (ICO), or to the Information Commission once it has taken over.',
      'Your rights:',
    ],
    items: [
      'Access: to know whether we hold data about you, and to receive a copy (Article 15).',
      'Rectification of inaccurate or incomplete data (Article 16).',
      'Erasure (Article 17).',
      'Restriction of processing (Article 18).',
      'Portability: to receive, in a machine-readable format, data that you gave us for a contract (Article 20).',
      'Objection, on grounds relating to your particular situation, to processing based on legitimate interests (Article 21).',
    ],
  },
  {
    id: 'security',
    heading: 'Security, breaches, and registration',
    paragraphs: [
      'The site is served over HTTPS only. A strict content security policy keeps scripts from other sites out (all but Turnstile’s, where it is switched on). A browser can send the form only from a page of this site; {programs|programs other than browsers can also send messages}, within the same limits.',
      'We keep to the regulations on data security named [above](#recipients). A severe security incident is reported to the Privacy Protection Authority at once and, where the law or the Authority requires it, to you. Where the GDPR applies, a breach that may put people at risk is also reported to the supervisory authority, if possible within 72 hours of our learning of it (Article 33), and, if the risk to you is high, to you without undue delay (Article 34).',
      'The contact messages need neither registration nor notice to the Authority under the Law: they belong to no public body, do not serve to pass data on to others, and are not meant to hold data of special sensitivity. The regulations therefore ask for the basic level of security.',
      'Stored messages can be read:',
    ],
    items: [
      'in the office mailbox and at the company that hosts it, and on their way there at MailChannels;',
      'by the operators of the site, through an endpoint (/api/outbox) that {token|requires a secret token}, and is closed while none is set; such reading is [logged](#logs), and copies made there are deleted as [described above](#retention);',
      'by those {dashboard|who administer our account at Cloudflare}, in its dashboard; Cloudflare logs what they look up.',
    ],
  },
  {
    id: 'children-and-changes',
    heading: 'Children, and changes to this policy',
    paragraphs: [
      'The site is written for people in clinical research and is not directed at children. If a child has sent us data, tell us and we will delete the data.',
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
    text: 'The officer receives questions, requests, and complaints about privacy at the office. Please write “Privacy” in the subject line, and the reference number of a message sent through the form.',
  },
}
