/** The folders whose code computes the benchmark values. */
export const computing = ['src/study-design', 'src/statistics', 'src/build/study-design']
