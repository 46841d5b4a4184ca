export async function visit(origin: string, path: string) {
  return { origin, path }
}
