const unpooled = [
  'standardError <- function(p1, n1, p2, n2, at) {',
  '  sqrt(p1 * (1 - p1) / n1 + p2 * (1 - p2) / n2)',
  '}',
]

const pooled = [
  'standardError <- function(p1, n1, p2, n2, at) {',
  '  p <- (n1 * p1 + n2 * p2) / (n1 + n2)',
  '  sqrt(p * (1 - p) * (1 / n1 + 1 / n2))',
  '}',
]

const constrained = [
  '# The likeliest proportions that differ by `at`, the root of a cubic: Farrington and Manning 1990.',
  'standardError <- function(p1, n1, p2, n2, at) {',
  '  r <- n2 / n1',
  '  a <- 1 + r',
  '  b <- -(1 + r + p1 + r * p2 + at * (r + 2))',
  '  c <- at^2 + at * (2 * p1 + r + 1) + p1 + r * p2',
  '  d <- -p1 * at * (1 + at)',
  '  v <- b^3 / (3 * a)^3 - b * c / (6 * a^2) + d / (2 * a)',
  '  u <- ifelse(v < 0, -1, 1) * sqrt(pmax(0, b^2 / (3 * a)^2 - c / (3 * a)))',
  '  w <- (pi + acos(pmin(1, pmax(-1, ifelse(u == 0, 0, v / u^3))))) / 3',
  '  q1 <- pmin(1, 1 + at, pmax(0, at, 2 * u * cos(w) - b / (3 * a)))',
  '  q2 <- q1 - at',
  '  sqrt(q1 * (1 - q1) / n1 + q2 * (1 - q2) / n2)',
  '}',
]

/** The same as `standard-error.ts`, as a function in R. Without a margin, `at` is 0. */
export function standardErrorInR(variance: string, isSuperiority: boolean): readonly string[] {
  if (variance === 'unpooled') return unpooled
  return isSuperiority ? pooled : constrained
}
