# The survival results of Tables 14.2.1, 14.2.2, and 14.2.3 and of Figure 14.2.1.1 by the package
# survival: a second program in R.
# Run: Rscript survival.R FOLDER [FILE]
#   FOLDER  holds adtte.csv; the current folder if it is not given
#   FILE    gets the same numbers as JSON, with ten digits
library(survival)

arguments <- commandArgs(trailingOnly = TRUE)
folder <- if (length(arguments) > 0) arguments[1] else "."

adtte <- read.csv(file.path(folder, "adtte.csv"))
adtte$treated <- as.integer(adtte$TRTPN == 1)
adtte$event <- as.integer(adtte$CNSR == 0)
overall <- subset(adtte, PARAMCD == "OS" & ITTFL == "Y")
progression <- subset(adtte, PARAMCD == "PFS" & ITTFL == "Y")

# Kaplan-Meier estimates, limits on the log(-log) scale.
estimates <- function(data, months, median_name, month_name) {
  found <- list()
  for (arm in c("treatment", "control")) {
    members <- subset(data, treated == as.integer(arm == "treatment"))
    curve <- survfit(Surv(AVAL, event) ~ 1, data = members, conf.type = "log-log")
    median <- quantile(curve, 0.5)
    found[[paste0(median_name, "-", arm)]] <- c(median$quantile, median$lower, median$upper)
    at <- summary(curve, times = months, extend = TRUE)
    for (i in seq_along(months)) {
      name <- paste0(month_name, at$time[i], "-", arm)
      found[[name]] <- 100 * c(at$surv[i], at$lower[i], at$upper[i])
    }
  }
  found
}
results <- c(
  estimates(overall, c(12, 18), "medianSurvival", "at"),
  estimates(progression, c(6, 12), "pfsMedian", "pfsAt")
)

# Cox models, ties by Efron's method. The log-rank test always has the strata of the randomization.
marginal <- Surv(AVAL, event) ~ treated
stratified <- Surv(AVAL, event) ~ treated + strata(STRATAR)
analyses <- list(
  primary = list(data = overall, model = marginal),
  leftAsDeath = list(data = subset(adtte, PARAMCD == "OSLEFT" & ITTFL == "Y"), model = marginal),
  stratified = list(data = overall, model = stratified),
  newTherapyCensored = list(data = subset(adtte, PARAMCD == "OSNAT" & ITTFL == "Y"), model = marginal),
  protocolSet = list(data = subset(adtte, PARAMCD == "OS" & PPROTFL == "Y"), model = marginal),
  pfs = list(data = progression, model = marginal)
)
for (name in names(analyses)) {
  analysis <- analyses[[name]]
  cox <- coxph(analysis$model, data = analysis$data, ties = "efron")
  interval <- summary(cox)$conf.int
  results[[paste0(name, "-ratio")]] <- unname(interval[1, c("exp(coef)", "lower .95", "upper .95")])
  test <- survdiff(stratified, data = analysis$data)
  results[[paste0(name, "-p")]] <- pchisq(test$chisq, 1, lower.tail = FALSE)
}

# The marginal model in subgroups, Figure 14.2.1.1.
subgroups <- list(
  everyone = TRUE,
  israel = overall$REGION1 == "Israel",
  europe = overall$REGION1 == "Europe",
  invasionYes = overall$STRAT2R == "Y",
  invasionNo = overall$STRAT2R == "N",
  under65 = overall$AGEGR1 == "<65",
  from65 = overall$AGEGR1 == ">=65",
  female = overall$SEX == "F",
  male = overall$SEX == "M"
)
for (name in names(subgroups)) {
  interval <- summary(coxph(marginal, data = overall[subgroups[[name]], ], ties = "efron"))$conf.int
  results[[paste0(name, "-ratio")]] <- unname(interval[1, c("exp(coef)", "lower .95", "upper .95")])
}

# The tipping-point analysis, Tables 14.2.2.1 and 14.2.2.2. Of the censored on MCR-117, those who
# left die first, then those with the shortest follow-up, when last known alive. Of those who left on
# placebo, those with the longest time until the data cut live first, until it.
left <- overall$CNSR == 1 & overall$EVNTDESC %in% c("WITHDRAWAL BY SUBJECT", "LOST TO FOLLOW-UP")
dying <- which(overall$CNSR == 1 & overall$treated == 1)
dying <- dying[order(!left[dying], overall$AVAL[dying])]
living <- which(left & overall$treated == 0)
living <- living[order(overall$ADT[living])]
months_left <- as.numeric(as.Date("2024-03-31") - as.Date(overall$ADT)) / 30.4375
replaced <- function(dead, alive) {
  data <- overall
  data$event[dying[seq_len(dead)]] <- 1
  last <- living[seq_len(alive)]
  data$AVAL[last] <- data$AVAL[last] + months_left[last]
  data
}
p_of <- function(data) pchisq(survdiff(stratified, data = data)$chisq, 1, lower.tail = FALSE)
on_treatment <- sum(left & overall$treated == 1)
tipped <- on_treatment
while (p_of(replaced(tipped, length(living))) < 0.05 && tipped < length(dying)) tipped <- tipped + 1
scenarios <- list(
  asCensored = c(0, 0),
  leftDead = c(on_treatment, 0),
  leftAlive = c(0, length(living)),
  worstCase = c(on_treatment, length(living)),
  tipped = c(tipped, length(living))
)
for (name in names(scenarios)) {
  data <- replaced(scenarios[[name]][1], scenarios[[name]][2])
  interval <- summary(coxph(marginal, data = data, ties = "efron"))$conf.int
  results[[paste0(name, "-ratio")]] <- unname(interval[1, c("exp(coef)", "lower .95", "upper .95")])
  results[[paste0(name, "-p")]] <- p_of(data)
}
for (dead in 0:9) for (alive in 0:4) {
  results[[sprintf("dead%d-alive%d-p", dead, alive)]] <- p_of(replaced(dead, alive))
}

# For people: rounded as in the tables, with the ids of their cells.
for (name in names(results)) {
  values <- results[[name]]
  places <- if (grepl("-ratio$", name)) 2 else 1
  text <- ifelse(is.na(values), "NR", formatC(values, format = "f", digits = places))
  shown <- if (length(values) == 3) {
    sprintf("%s (%s to %s)", text[1], text[2], text[3])
  } else if (values < 0.001) {
    "<0.001"
  } else {
    sprintf("%.3f", values)
  }
  cat(sprintf("%-26s %s\n", name, shown))
}

# For programs: all digits that count.
if (length(arguments) > 1) {
  digits <- function(values) sub("e-0", "e-", sprintf("%.10g", values), fixed = TRUE)
  numbers <- function(values) paste(ifelse(is.na(values), "null", digits(values)), collapse = ", ")
  lines <- sprintf('  "%s": [%s]', names(results), vapply(results, numbers, ""))
  writeLines(c("{", paste(lines, collapse = ",\n"), "}"), arguments[2])
}
