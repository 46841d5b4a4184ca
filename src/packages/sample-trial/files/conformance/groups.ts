/** Groups of our own rules: each has a file of queries, `own/<group>.sql`. */
export const ruleGroups: readonly string[] = ['trial', 'adam', 'medicine']
