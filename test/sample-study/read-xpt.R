# Prints SAS transport files as haven reads them, fields between tabs. For each file:
# rows, label and version of haven; names; labels; classes; then the rows.
library(haven)

text <- function(x) {
  shown <- if (inherits(x, "Date")) format(x) else if (is.numeric(x)) sprintf("%.17g", x) else x
  ifelse(is.na(x), "", shown)
}
line <- function(...) cat(..., sep = "\t", fill = FALSE)

for (file in commandArgs(trailingOnly = TRUE)) {
  data <- read_xpt(file)
  line(nrow(data), attr(data, "label"), format(packageVersion("haven"))); cat("\n")
  line(names(data)); cat("\n")
  line(vapply(data, attr, "", "label")); cat("\n")
  line(vapply(data, function(x) class(x)[1], "")); cat("\n")
  write.table(lapply(data, text), sep = "\t", quote = FALSE, row.names = FALSE, col.names = FALSE)
}
