/** The folders whose code computes the benchmark values. */
export const computing = ['src/packages', 'src/study-design', 'src/build/study-design']
