/** The folders whose code computes the benchmark values. */
export const computing = ['src/study-design', 'src/packages/statistics', 'src/build/study-design']
