# The survival results of the sample study, from the exported file. Run in the project's root:
#   Rscript test/sample-study/reference.R > test/sample-study/reference.json
library(survival)
all <- read.csv("public/sample-study/data/adtte.csv")
all$arm <- ifelse(all$TRTPN == 1, 1, 0)
all$event <- 1 - all$CNSR
num <- function(x) sprintf("%.10g", x)
quote_all <- function(names, values) paste0('"', names, '": ', values, collapse = ", ")
ratio <- function(d, strata) {
  f <- if (strata) Surv(AVAL, event) ~ arm + strata(STRATAR) else Surv(AVAL, event) ~ arm
  s <- summary(coxph(f, data = d, ties = "efron"))$conf.int
  c(s[1], s[3], s[4])
}
test <- function(d) {
  pchisq(survdiff(Surv(AVAL, event) ~ arm + strata(STRATAR), data = d)$chisq, 1, lower.tail = FALSE)
}
os <- subset(all, PARAMCD == "OS")
nat <- subset(all, PARAMCD == "OSNAT")
left <- subset(all, PARAMCD == "OSLEFT")
pp <- subset(os, PPROTFL == "Y")
out <- c()
add <- function(name, values) out <<- c(out, paste0('  "', name, '": [', paste(num(values), collapse = ", "), "]"))
for (a in c(1, 0)) {
  fit <- survfit(Surv(AVAL, event) ~ 1, data = subset(os, arm == a), conf.type = "log-log")
  q <- quantile(fit, 0.5)
  add(paste0("median", a), c(q$quantile, q$lower, q$upper))
  s <- summary(fit, times = c(12, 24))
  for (i in 1:2) add(paste0("at", s$time[i], "-", a), 100 * c(s$surv[i], s$lower[i], s$upper[i]))
}
sets <- list(primary = list(os, FALSE), leftAsDeath = list(left, FALSE), stratified = list(os, TRUE), newTherapyCensored = list(nat, FALSE), protocolSet = list(pp, FALSE))
for (n in names(sets)) {
  add(paste0(n, "-ratio"), ratio(sets[[n]][[1]], sets[[n]][[2]]))
  add(paste0(n, "-p"), test(sets[[n]][[1]]))
}
cat("{\n", paste(out, collapse = ",\n"), "\n}\n", sep = "")
