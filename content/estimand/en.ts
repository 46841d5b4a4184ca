export const en = {
  title: 'Estimand builder: the question in five attributes',
  description:
    'Enter the five attributes of ICH E9(R1) and get a table and a sentence in English and Hebrew, with the questions each strategy raises and the designs that fit.',
  heading: 'Estimand builder',
  lead: 'State what your trial will estimate before you calculate its size: the five attributes of ICH E9(R1), and a strategy for every intercurrent event.',
  privacy:
    'What you type stays in this tab until you press “State the estimand”. After that, it is part of the page’s URL, and anyone who has the URL can read it; if you add it to the project brief, this tab keeps it there, too. We do not store it: such a page is not cached on its way to you and not logged.',
  examples: {
    title: 'Start from an example',
    labels: {
      oncology: 'Oncology: overall survival',
      diabetes: 'Diabetes: change in HbA1c',
      vaccine: 'Vaccine: efficacy against disease',
      pain: 'Pain: responders',
    },
    area: 'Example estimand',
    open: 'Open it in the estimand builder',
  },
  form: {
    legend: 'The five attributes',
    submit: 'State the estimand',
    reset: 'Start over',
    optional: 'optional',
    choose: 'Choose',
    events: 'Intercurrent events',
    eventsLead:
      'Events after the start of treatment that change what the variable means, or whether it exists. After death no value exists: treatment policy cannot address it, and “while on treatment” becomes “while alive”. Missing data are not an intercurrent event.',
    event: 'Event {number}',
    more: 'More events',
  },
  fields: {
    population: {
      label: 'Population',
      hint: 'The people your question is about, e.g. adults with type 2 diabetes inadequately controlled on metformin.',
    },
    treatment: { label: 'Treatment', hint: 'With dose and background therapy where they matter.' },
    comparator: {
      label: 'Compared with',
      hint: 'Needed for every summary except the proportion in one arm.',
    },
    variable: {
      label: 'Variable',
      hint: 'What is measured in each participant, and when; for a proportion, what counts as a response; for a time, from when and until which event.',
    },
    summary: { label: 'Population-level summary' },
    event: { label: 'What happens' },
    strategy: { label: 'Strategy' },
    detail: {
      label: 'In detail',
      hint: 'Hypothetical: the scenario. Composite: what the event means in the variable. Principal stratum: who belongs to it.',
    },
  },
  errors: {
    title: 'No estimand yet: please correct what is marked',
    tooLong: 'Please use at most {max} characters; there are {length}.',
    addressTooLong:
      'Together these answers fill {percent}% of the room in a link. Please shorten some of them.',
    needsComparator: 'Please say what the treatment is compared with, or choose the proportion in one arm.',
    strategyMissing: 'Please choose a strategy for this event.',
    eventMissing: 'Please name the event.',
    deathPolicy:
      'After death the variable has no value, so treatment policy cannot address it (ICH E9(R1), A.3.2). Please choose another strategy, or leave the event out if death is what the variable measures. If no participant’s death is meant, please put the event in other words.',
  },
  attributes: {
    title: 'Attribute',
    value: 'In this trial',
    treatment: 'Treatment',
    population: 'Population',
    variable: 'Variable',
    events: 'Intercurrent events',
    summary: 'Population-level summary',
    versus: '{treatment} versus {comparator}',
    none: 'none named',
  },
  summaries: {
    'mean-difference': 'Difference in means',
    'geometric-mean-ratio': 'Ratio of geometric means',
    'risk-difference': 'Difference in proportions',
    'risk-ratio': 'Relative risk',
    'odds-ratio': 'Odds ratio',
    'vaccine-efficacy': 'Vaccine efficacy (1 minus relative risk)',
    'vaccine-efficacy-rate': 'Vaccine efficacy (1 minus ratio of event rates)',
    'rate-ratio': 'Ratio of event rates',
    'hazard-ratio': 'Hazard ratio',
    'rmst-difference': 'Difference in restricted mean survival time',
    proportion: 'Proportion in one arm',
  },
  strategies: {
    'treatment-policy': 'Treatment policy',
    hypothetical: 'Hypothetical',
    composite: 'Composite variable',
    'while-on-treatment': 'While on treatment',
    'while-alive': 'While alive',
    'principal-stratum': 'Principal stratum',
  },
  sentence: {
    title: 'In one sentence',
    lead: 'Ready to copy: click inside the sentence to select all of it. Examples and suggested events appear in both languages; your own words stay as you typed them.',
    frame: 'The treatment effect to be estimated is {summary}, in {population}',
    frameOneArm: 'The quantity to be estimated is {summary}, in {population}',
    summaries: {
      'mean-difference': 'the difference between {treatment} and {comparator} in mean {variable}',
      'geometric-mean-ratio':
        'the ratio of the geometric means of {variable}, comparing {treatment} with {comparator}',
      'risk-difference':
        'the difference between {treatment} and {comparator} in the proportion of participants with {variable}',
      'risk-ratio': 'the relative risk of {variable}, comparing {treatment} with {comparator}',
      'odds-ratio': 'the odds ratio for {variable}, comparing {treatment} with {comparator}',
      'vaccine-efficacy':
        'vaccine efficacy, 1 minus the relative risk of {variable}, comparing {treatment} with {comparator}',
      'vaccine-efficacy-rate':
        'vaccine efficacy, 1 minus the ratio of the rates of {variable}, comparing {treatment} with {comparator}',
      'rate-ratio': 'the ratio of the rates of {variable}, comparing {treatment} with {comparator}',
      'hazard-ratio': 'the hazard ratio for {variable}, comparing {treatment} with {comparator}',
      'rmst-difference':
        'the difference between {treatment} and {comparator} in restricted mean survival time for {variable}',
      proportion: 'the proportion of participants on {treatment} with {variable}',
    },
    clauses: {
      'treatment-policy': 'regardless of {event} (treatment policy strategy{note})',
      hypothetical: 'in a hypothetical scenario without {event} (hypothetical strategy{note})',
      composite: 'with {event} as part of the variable (composite variable strategy{note})',
      'while-on-treatment': 'with only what is observed before {event} (while on treatment strategy{note})',
      'while-alive': 'with only what is observed before {event} (while alive strategy{note})',
      'principal-stratum': 'in the principal stratum defined by {event} (principal stratum strategy{note})',
    },
    notes: {
      'treatment-policy': 'in detail',
      hypothetical: 'scenario',
      composite: 'counted as',
      'while-on-treatment': 'in detail',
      'principal-stratum': 'stratum',
    },
    toSpecify: 'to be specified',
    first: ', ',
    next: '; ',
    last: '; and ',
    end: '.',
  },
  table: { title: 'The five attributes', caption: 'Estimand by the attributes of ICH E9(R1)' },
  questions: {
    title: 'Questions raised by your choices',
    lead: 'Answer them in the protocol, together with someone who knows the disease.',
    noEvents:
      'No intercurrent event is named. Which events after the start of treatment could change what the variable means, or keep it from being measured?',
    riskWhile:
      'Participants observed only until {event} are followed for different lengths of time: do they count as without the outcome, or is a ratio of rates or hazards meant?',
    strategies: {
      'treatment-policy': [
        'Are data on the variable collected after {event}, from everyone and up to the same visit?',
        'If values are missing after it, does the method of imputation reflect that treatment had changed?',
      ],
      hypothetical: [
        'Which scenario exactly takes the place of {event}, and is it of interest to prescribers?',
        'Which assumption predicts the values that were not observed, and how do sensitivity analyses vary it?',
      ],
      composite: [
        'Does the variable still mean the same to a patient once {event} is part of it?',
        'How much of the effect comes from this event alone? Is each component also reported on its own?',
      ],
      'while-on-treatment': [
        'Does the time to {event} differ between the arms, so that unequal durations are compared?',
        'Is the time before it of interest in itself, and where is the event reported?',
      ],
      'principal-stratum': [
        'Which assumptions identify the stratum defined by {event}, and which of them cannot be tested with the data?',
        'Could a prescriber recognize these people before treatment begins?',
      ],
    },
    summaries: {
      'mean-difference':
        'Is a mean meaningful here: is the distribution skewed, and does every participant have a value?',
      'geometric-mean-ratio':
        'Are all values above zero, and what is done with those below the limit of quantification?',
      'risk-difference': 'Is the response known for everyone at the same time point?',
      'risk-ratio':
        'What is the risk with the comparator? The smaller it is, the smaller the absolute benefit that the same ratio stands for.',
      'odds-ratio':
        'Is the marginal or the conditional odds ratio meant? They differ once covariates are adjusted for, and neither is a relative risk.',
      'vaccine-efficacy':
        'From which day after the last dose are cases counted, and what happens to earlier ones?',
      'vaccine-efficacy-rate':
        'From which day after the last dose are cases counted, and when does a participant’s time at risk end?',
      'rate-ratio': 'Can events recur in a participant, and how long is each observed?',
      'hazard-ratio':
        'If hazards are not proportional, the ratio depends on the length of follow-up: is a second summary prespecified?',
      'rmst-difference':
        'Up to which time is the mean restricted, and is the follow-up that long in both arms?',
      proportion: 'Which proportion is it compared with, and what is that one based on?',
    },
  },
  designs: {
    title: 'Designs that fit the summary',
    lead: 'Each opens with what the summary settles; the numbers in its form are an example.',
    none: 'No design of the workbench tests this summary. Its sample size needs a formula of its own or a simulation: tell us your estimand, and we will suggest one.',
    notes: {
      equality:
        'It tests only whether the two proportions are equal, not a margin or a limit on this summary.',
      logarithms: 'On the log scale: difference, margin, and standard deviation are those of the logarithms.',
      bioequivalence: 'Only to show that the ratio lies within limits, as for bioequivalence.',
    },
    ask: 'Ask our statisticians',
  },
  forDesign: { line: 'For: {variable}, in {population}.', back: 'Back to the estimand' },
  terms: { title: 'Terms' },
  keep: {
    title: 'Save and share',
    lead: 'The whole estimand is part of the page’s URL: save it, send it, or print the page.',
    link: 'Link to this estimand',
  },
  about: {
    title: 'What an estimand is for',
    entries: [
      'It says which effect the trial estimates, so that design, data collection, and analysis answer one question.',
      'Two trials with the same endpoint may estimate different effects: the strategies for intercurrent events make the difference.',
      'A sensitivity analysis keeps the estimand and varies the assumptions; an analysis of another estimand is supplementary.',
    ],
  },
  aid: 'This is a drafting aid: the sponsor’s clinicians and statisticians choose the estimand and discuss it with the regulatory agency.',
  door: {
    heading: 'State your estimand',
    text: 'The question of your trial in five attributes, with a strategy for every intercurrent event.',
  },
  invitation: {
    text: 'The sample size depends on what you estimate. State it in five attributes, then go on to the designs that fit.',
  },
  phrases: {
    lungCancer: 'adults with previously untreated metastatic non-small cell lung cancer',
    diabetes: 'adults with type 2 diabetes inadequately controlled on metformin',
    olderAdults: 'adults aged 60 years and older without previous infection',
    osteoarthritis: 'adults with moderate to severe pain from osteoarthritis of the knee',
    product: 'the investigational product',
    placebo: 'placebo',
    productChemotherapy: 'the investigational product plus chemotherapy',
    placeboChemotherapy: 'placebo plus chemotherapy',
    productMetformin: 'the investigational product once daily plus metformin',
    placeboMetformin: 'placebo plus metformin',
    vaccine: 'two doses of the vaccine 28 days apart',
    placeboDoses: 'two doses of placebo 28 days apart',
    survival: 'overall survival (time from randomization to death from any cause)',
    hba1c: 'change in HbA1c from baseline to week 26',
    disease: 'confirmed symptomatic disease from 14 days after dose 2 to month 12',
    painResponse: 'a reduction in average daily pain of at least 30% from baseline to week 12',
    discontinuation: 'discontinuation of study treatment',
    discontinuationCause: 'discontinuation of study treatment for lack of efficacy or adverse events',
    discontinuationOther: 'discontinuation of study treatment for other reasons',
    rescue: 'use of rescue medication',
    furtherTherapy: 'starting further anticancer therapy other than the investigational product',
    switching: 'switching from control to the investigational product',
    missedDose: 'missing the second dose',
    otherVaccine: 'receipt of another vaccine against the disease',
    analgesics: 'use of prohibited analgesics',
    death: 'death',
    noSwitching: 'the investigational product is not available outside its arm',
    noRescue: 'rescue medication is not available',
    bothDoses: 'participants who would receive both doses in either arm',
    nonResponse: 'nonresponse',
  },
}
