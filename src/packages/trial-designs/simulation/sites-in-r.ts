import { sites } from './amounts.ts'

const sum = Number((1 / sites.icc - 1).toPrecision(10))

/** A function in R that draws how many of `n` participants have an outcome, also by sites. */
export const countInR = [
  `# Correlated: sites of ${sites.size}, their proportions with a beta distribution, intracluster correlation ${sites.icc}.`,
  'countOf <- function(n, proportion) {',
  '  if (broken != "correlated") return(rbinom(1, n, proportion))',
  `  sites <- c(rep(${sites.size}, n %/% ${sites.size}), n %% ${sites.size})`,
  `  own <- rbeta(length(sites), ${sum} * proportion, ${sum} * (1 - proportion))`,
  '  sum(rbinom(length(sites), sites, own))',
  '}',
].join('\n')
