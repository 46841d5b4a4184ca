/** For the error of opening a file with the flag `wx`. */
export function refuseExisting(file: string) {
  return (error: unknown): never => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw isThere ? new Error(`${file} exists. Name another file with --to.`) : error
  }
}
