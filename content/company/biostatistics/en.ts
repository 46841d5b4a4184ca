import type { ServiceCard } from '../../types.ts'

const cards: ServiceCard[] = [
  {
    id: 'statistical-consulting',
    title: 'Statistical Consulting',
    icon: 'compass',
    description:
      'You make every design decision with a statistician at your side: objectives, estimands, endpoints, sample size, and randomization. Your team and a reviewer can follow each one.',
    content: [
      'Your design starts from the clinical question, so we begin with the estimand. ICH E9(R1) asks for five attributes: the treatments compared, the population, the variable, the handling of intercurrent events, and the population-level summary.\n\nWhether rescue medication, discontinuation, or death is addressed by a treatment policy, hypothetical, composite, while-on-treatment, or principal stratum strategy determines which data you must still collect after the event, and with them the visit schedule and the case report form.',
      'You see what your sample size rests on. We compute it by formula or, where the design is adaptive, clustered, or analyzed with a mixed model, by simulation. Every assumption is written down: the difference worth detecting, variance or control event rate, dropout, accrual, correlation between visits; the report shows how power moves with each. A survival trial that is to detect a hazard ratio of 0.70 at two-sided 5% with 90% power and 1:1 allocation needs about 331 events by Schoenfeld’s formula, however many are enrolled. In the simulated dose-finding study shown here, 240 participants demonstrate an effect, but the 95% interval for the ED50 still covers 10, 25, and 50 mg, three of the five active doses. So wide an interval cannot settle the dose: the choice rests on the estimated effect at each dose and on safety, or the range is studied further.',
      'When your trial has several primary or key secondary endpoints, doses, or interim analyses, the familywise type I error rate has to be controlled over every hypothesis meant to support a claim. We plan fixed-sequence, Holm, Hochberg, or graphical procedures, and group sequential boundaries of the O’Brien-Fleming or Pocock type through alpha spending functions. For an adaptive design, operating characteristics are simulated before the protocol is final, and the type I error rate is shown in the scenarios a reviewer will ask about, in line with FDA’s 2019 guidance and the ICH E20 draft of June 2025 (still a draft in November 2026).',
    ].join('\n\n'),
    features: [
      'Estimand table with intercurrent events and the strategy for each',
      'Sample size and power report with sensitivity tables',
      'Statistical sections of the synopsis and protocol',
      'Randomization schedule and block lengths withheld from blinded staff',
      'Simulation of group sequential and adaptive designs',
      'Multiplicity strategy drawn as a graph',
      'Briefing documents for EMA scientific advice and FDA meetings',
      'Answers to statistical questions from regulators and ethics committees',
    ],
    benefits: [
      'Data collection after treatment discontinuation is planned in advance',
      'Power is also calculated under conservative assumptions',
      'One consistent argument from synopsis to study report',
      'Statistical gaps surface before they cost you a protocol amendment',
    ],
    additionalInfo:
      'For a first conversation, as early as the synopsis, tell us the objective, the population, the planned endpoint, and what is known of its variability; a confidentiality agreement can be signed beforehand.',
    standards: ['ICH E9', 'ICH E9(R1)', 'ICH E8(R1)', 'ICH E6(R3)', 'SPIRIT 2025'],
  },
  {
    id: 'statistical-analysis',
    unlinkedTerms: ['interaction'],
    title: 'Statistical Analysis',
    icon: 'chart-line',
    description:
      'Each number in your study report leads back to its source: prespecified methods, ADaM datasets, independently checked programs, and tables, listings, and figures.',
    content: [
      'Your statistical analysis plan is final before the blind is broken; in an open-label trial, before anyone compares the arms. It names the estimator for each estimand, the analysis sets, the handling of strata, and the definitions of visit windows, baseline, and derived variables. A dry run with dummy treatment codes exposes awkward derivations while queries can still be raised.\n\nAfter database lock the same programs run with the actual randomization codes.',
      'You see how much your result depends on missing data. Continuous outcomes measured over time are usually analyzed with a mixed model for repeated measures (MMRM) with treatment, visit, and their interaction, baseline by visit, an unstructured covariance, and Kenward-Roger degrees of freedom. The model is valid if data are missing at random, which the data cannot verify, so sensitivity analyses vary that assumption by reference-based multiple imputation or a delta-adjusted tipping-point analysis. A sensitivity analysis keeps the estimand; a different estimand calls for a supplementary analysis, labeled as such.',
      'For time-to-event endpoints you receive Kaplan-Meier estimates with the number at risk, a stratified log-rank test, and the hazard ratio of a Cox model, its proportional hazards assessed. Where curves cross or separate late, as with immunotherapies, a prespecified restricted mean survival time or weighted log-rank test says more than a single ratio. Competing risks are described by cumulative incidence functions and not by one minus the Kaplan-Meier estimate, which overstates the risk.',
      'You can reproduce a result years later. Datasets are built in SAS or R to CDISC ADaM. Primary and key secondary results are programmed twice, the second time by another programmer, from the specification alone. Program logs, software and package versions, and random seeds are archived with the outputs.',
    ].join('\n\n'),
    features: [
      'Analysis plan and table shells agreed before unblinding',
      'ADaM datasets with Define-XML and reviewer’s guide',
      'Validated programs in SAS and R',
      'Independent double programming of primary and key secondary results',
      'Dry run on blinded data before database lock',
      'Topline results in the order agreed in advance',
      'Statistical text for Sections 9.7, 11, and 12 of the study report',
      'Documentation of statistical methods for Appendix 16.1.9',
    ],
    services: [
      {
        title: 'Analysis planning',
        items: [
          'Statistical analysis plan with an estimator for each estimand',
          'Analysis sets and criteria for protocol deviations',
          'Shells for tables, listings, and figures',
          'ADaM specifications and derivation rules',
          'Blinded data review before database lock',
        ],
      },
      {
        title: 'Efficacy',
        items: [
          'MMRM and ANCOVA for continuous endpoints',
          'Logistic regression and Cochran-Mantel-Haenszel tests for binary endpoints',
          'Kaplan-Meier, log-rank, and Cox models for time to event',
          'Negative binomial models for recurrent events',
          'Multiple imputation and tipping-point analyses for missing data',
          'Subgroups in a forest plot with interaction tests',
        ],
      },
      {
        title: 'Safety',
        items: [
          'Treatment-emergent adverse events by MedDRA system organ class and preferred term',
          'Exposure-adjusted incidence rates',
          'Laboratory shift tables and eDISH plots',
          'QTc analysis by category in line with ICH E14',
          'Time to first adverse event of special interest',
        ],
      },
      {
        title: 'Interim analyses and DSMB',
        items: [
          'DSMB charter and its statistical appendix',
          'Open reports, and closed reports by an independent statistician',
          'Group sequential boundaries with alpha spending',
          'Conditional power and futility rules',
          'Firewall that keeps the trial team blinded',
        ],
      },
      {
        title: 'Tables, listings, and figures',
        items: [
          'In-text and Section 14 tables following ICH E3',
          'Participant data listings for Appendix 16.2',
          'Double programming with electronic comparison of outputs',
          'Define-XML and ADRG for the ADaM package',
          'Results tables for ClinicalTrials.gov and the summary for CTIS',
        ],
      },
      {
        title: 'Integrated summaries',
        items: [
          'Analysis plans for the integrated summaries of safety (ISS) and efficacy (ISE)',
          'Studies pooled in one ADaM structure and one MedDRA version',
          'Combined estimates stratified by study',
          'Tables for CTD Sections 2.7.3 and 2.7.4',
        ],
      },
    ],
    benefits: [
      'No derivation is tried for the first time after database lock',
      'You can trace each number back to ADaM, SDTM, and the collected value',
      'Sensitivity analyses are ready before a reviewer asks for them',
    ],
    additionalInfo:
      'Closed DSMB reports are prepared by a statistician who does not analyze the final data and who has separate access rights.',
    standards: ['ICH E9', 'ICH E9(R1)', 'ICH E3', 'ADaM', 'Define-XML'],
  },
  {
    id: 'real-world-data',
    title: 'Real-World Data Integration and Analysis',
    icon: 'hospital',
    description:
      'Registries, health records, and claims are assessed, linked, and analyzed, and your comparison without randomization states its assumptions openly.',
    content: [
      'You learn first whether a source can answer your question. Data recorded for care are irregular. People are seen when they are ill, codes follow billing rules, and a missing diagnosis may only mean a missing record.\n\nA source that is relevant and reliable enough is mapped to a common data model such as OMOP, sources are linked under pseudonyms, and code lists, look-back windows, and exposure definitions are documented, so that another analyst can rebuild the cohort.',
      'Your analysis is designed as the emulation of a target trial: eligibility, treatment strategies, assignment, time zero, follow-up, outcome, causal contrast, and analysis are written as the protocol of the trial you would have run. Aligning eligibility, assignment, and start of follow-up at time zero prevents immortal time bias. Comparing new users of a drug with new users of an active comparator avoids prevalent-user bias and reduces confounding by indication.',
      'Measured confounding is adjusted for with propensity scores, by matching, inverse probability weighting, or overlap weighting; balance is judged by standardized mean differences, with 0.1 as the usual threshold, not by p values. Time-varying confounders affected by earlier treatment need methods such as marginal structural models. What stays unmeasured is examined with negative control outcomes, quantitative bias analysis, and E-values. An external control arm gets the same scrutiny. Real-world data that enter a clinical trial are covered by Annex 2 of ICH E6(R3), final since June 2026.',
    ].join('\n\n'),
    features: [
      'Written fitness-for-purpose assessment of each source',
      'Mapping to the OMOP common data model',
      'Protocol and analysis plan fixed before outcomes are seen',
      'Code lists for exposures, outcomes, and covariates',
      'Propensity score diagnostics and balance plots',
      'External control arms for single-arm trials',
      'Post-authorization safety and effectiveness studies',
      'Quantitative bias analysis',
    ],
    benefits: [
      'Design faults are removed before any model is fitted',
      'You see how strong unmeasured confounding would have to be to change the conclusion',
      'Evidence for questions where randomization is not feasible',
    ],
    additionalInfo:
      'In Israel, research on existing health records usually needs the approval of an ethics committee (“Helsinki committee”) and of the organization that holds the data. Where records may not leave that organization, we work inside its secure environment and take out aggregate results only.',
    standards: ['STROBE', 'RECORD', 'ICH M14', 'ICH E6(R3)', 'GDPR', 'HIPAA'],
  },
  {
    id: 'pk-pd',
    title: 'PK and PD Analysis',
    icon: 'flask-conical',
    description:
      'You decide on doses with checked exposure data: non-compartmental and model-based analysis, from your first dose in humans to bioequivalence.',
    content: [
      'Non-compartmental analysis (NCA) describes exposure without a structural model. Cmax and Tmax are read from the observed profile. AUClast comes from the linear-up log-down trapezoidal rule with actual sampling times.\n\nThe terminal half-life (t½) is ln 2 divided by λz, which is estimated by log-linear regression on at least three points after Cmax, and AUCinf adds the last concentration divided by λz. The extrapolated part is always reported, since above 20%, AUCinf is by convention regarded as unreliable. Each parameter is computed from a participant’s own profile and only then summarized: AUC, Cmax, and half-life as geometric means with their intervals, Tmax as median and range. None is read off a mean curve.',
      'Average bioequivalence is concluded when the 90% confidence intervals for the test-to-reference ratio of geometric means, for AUC and Cmax, lie within 80.00–125.00%. This amounts to two one-sided tests at 5%, on log-transformed parameters, in a model with sequence, period, treatment, and subject within sequence. ICH M13A sets this out for immediate-release solid oral forms. For highly variable drugs, replicate designs allow limits scaled to the variability of the reference product; for a narrow therapeutic index, limits are tighter.',
      'Population PK models explain differences between people by covariates such as body weight, renal function, and age, and make sparse sampling informative. Linked to pharmacodynamic models (Emax, indirect response, time to event) they predict exposure and effect for regimens that were not studied, within the range the data support. Goodness-of-fit plots, bootstrap intervals, shrinkage, and prediction-corrected visual predictive checks are reported together, so that the reader can judge how far a simulation may be trusted.',
    ].join('\n\n'),
    features: [
      'NCA parameters with rules for missed samples and values below quantification',
      'Dose proportionality by the power model, with confidence interval',
      'Bioequivalence sample size and analysis, crossover or replicate',
      'Population PK and exposure-response models with simulation',
      'Concentration-QTc analysis',
      'Exposure summaries for dose escalation meetings',
      'SDTM PC and PP domains and the ADNCA dataset',
    ],
    benefits: [
      'You decide on dose escalation with checked exposure data',
      'Sampling schedules are justified before the first cohort',
      'The phase 3 dose draws on all your data, through a model',
    ],
    additionalInfo:
      'Concentrations come from your bioanalytical laboratory, with methods validated under ICH M10. Transfer format, units, and the coding of values below the limit of quantification are agreed before the first samples are shipped.',
    standards: ['ICH M13A', 'ICH E4', 'ICH E14', 'SDTM', 'ADaM'],
  },
  {
    id: 'bioinformatics',
    title: 'Bioinformatics and Genomic Data Solutions',
    icon: 'dna',
    description:
      'Genomic, transcriptomic, and other high-dimensional data are analyzed with versioned pipelines. A plan written beforehand controls the expected share of false findings.',
    content: [
      'A genome-wide association study (GWAS) tests millions of variants one at a time, so quality control comes first. It covers call rate, Hardy-Weinberg equilibrium in controls, sex checks, relatedness, and ancestry by principal components.\n\nAssociations are tested by regression or a mixed model that accounts for population structure, at the conventional threshold of 5 × 10⁻⁸; a Q-Q plot and the genomic inflation factor show whether the adjustment sufficed. A finding remains a hypothesis until an independent cohort replicates it.',
      'Every report states the level at which the false discovery rate (FDR) is controlled. Testing 20,000 genes at the 5% level yields about 1,000 false findings when none differs, so we use the Benjamini-Hochberg procedure, which keeps the expected share of false findings at or below the stated level. We report effect sizes and test gene sets against a stated background. RNA sequencing counts are modeled with negative binomial models (DESeq2, edgeR) or by limma-voom, with batch and sample quality in the design. Batches are balanced over groups beforehand: no model separates two fully confounded effects.',
      'Your biomarker signature is evaluated on data that played no part in developing it. Preprocessing, feature selection, and tuning stay inside the cross-validation loop, because choosing genes on the whole dataset first makes performance look better than it is. Discrimination and calibration are given with intervals on held-out or external samples. Whether a biomarker is predictive, and not only prognostic, is a question of its interaction with treatment and needs a comparison arm.',
    ].join('\n\n'),
    features: [
      'Variant calling and annotation for genomes, exomes, and panels',
      'Bulk and single-cell RNA-seq analysis',
      'GWAS and polygenic scores',
      'Gene set and pathway enrichment',
      'Biomarker signatures with nested cross-validation',
      'Pharmacogenomic analysis linked to exposure and safety',
      'SDTM GF domain for genomics findings',
      'Deposition in public archives with complete metadata',
    ],
    benefits: [
      'You know the level at which the false discovery rate is controlled',
      'Raw files, reference build, and parameters reproduce every result',
      'Molecular and clinical endpoints are analyzed in one place',
    ],
    additionalInfo:
      'A genome identifies a person even without a name. Consent, storage, and the handling of incidental findings are settled before sequencing, with GDPR, HIPAA, and, in Israel, the Genetic Information Law in mind.',
    standards: ['MIAME', 'MINSEQE', 'ICH E18', 'TRIPOD+AI 2024', 'GDPR'],
  },
  {
    id: 'training',
    title: 'Biostatistics Training and Workshops',
    icon: 'graduation-cap',
    description:
      'Your clinical, data management, and research teams learn to read results critically, with protocols, published papers, and their own studies.',
    content: [
      'Your physicians, project managers, and medical writers learn to read a results table critically and to put the right question to their statistician.\n\nMost misreadings of a trial have nothing to do with formulas: a p value is taken for the probability that the null hypothesis is true, a 95% confidence interval for the range that contains 95% of patients, a non-significant difference for proof of equivalence. Sessions start from such examples and work back to the idea behind them.',
      'Workshops are practical. Participants write the estimand of their own protocol, compute a sample size and watch it double when the standard deviation grows by about 40%, or simulate interim analyses: five equally spaced analyses at an unadjusted two-sided 5% level raise the type I error rate to about 14%.',
    ].join('\n\n'),
    features: [
      'From half a day to a course of several weeks',
      'Taught in Hebrew or English, on site or online',
      'No programming assumed unless the course is about programming',
      'Exercises, code, and annotated solutions to keep',
      'Examples from the participants’ own therapeutic area',
      'Attendance records for training files',
    ],
    services: [
      {
        title: 'Biostatistics for clinical teams',
        description:
          'P values, confidence intervals, power, and bias, taught through results tables and without derivations.',
      },
      {
        title: 'Estimands in practice',
        description:
          'From the clinical question to intercurrent events, strategies, and what they change in data collection and analysis.',
      },
      {
        title: 'Sample size and simulation',
        description:
          'Formulas for means, proportions, and survival, then simulation for the designs that no formula covers.',
      },
      {
        title: 'Reading a trial report',
        description:
          'Published trials and their protocols side by side: endpoints switched, subgroups, missing data, multiplicity.',
      },
      {
        title: 'CDISC for data managers and programmers',
        description:
          'How CDASH, SDTM, ADaM, and Define-XML connect, with one study followed from form to table.',
      },
    ],
    benefits: [
      'Clinical, data, and statistical staff share one vocabulary',
      'Your protocol reviews can spend their time on substance',
      'You keep the material for those who join later',
    ],
    additionalInfo:
      'Topics, depth, and length are agreed after a short questionnaire to the participants, so that the course starts where they are.',
    standards: ['ICH E9', 'ICH E9(R1)', 'ICH E6(R3)', 'CONSORT 2025'],
  },
]

export const en = {
  title: 'Biostatistics and Data Analytics',
  description:
    'Statistical consulting, trial analysis, real-world data, PK/PD, bioinformatics, and training: methods, deliverables, and the standards each service follows.',
  heading: 'Biostatistics and Data Analytics',
  lead: 'Six services, from the first sample size calculation to the integrated summaries of a submission, each with its methods, deliverables, and standards.',
  introduction: [
    'The design of your trial decides what it can show; the analysis decides what you may claim. Our biostatisticians and statistical programmers work on both. Before the first participant is enrolled, they write the estimands, the sample size justification, and the statistical sections of the protocol. They carry the same definitions into the statistical analysis plan, the ADaM datasets, and the tables of the clinical study report.',
    'Every analysis that supports a decision or a submission is specified in advance and checked according to its risk. You can trace it from the number in the text to the value collected at the site. Behind this work stand 29+ years of experience and 500+ delivered projects.',
  ].join('\n\n'),
  indexLabel: 'Services on this page',
  backLabel: 'Back',
  featuresLabel: 'Key features',
  servicesLabel: 'What it covers',
  benefitsLabel: 'Benefits',
  standardsLabel: 'Standards and guidelines',
  additionalInfoLabel: 'Additional information',
  cards,
  callToAction: {
    title: 'Bring in a statistician early',
    text: 'Send us a synopsis, a draft protocol, or a description of a dataset. We answer with the questions a reviewer would ask and a proposal for the work.',
    button: 'Contact Us',
  },
}
