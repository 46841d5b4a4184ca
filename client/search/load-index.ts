import { readIndex, type SearchIndex } from './index-file.ts'

let loading: Promise<SearchIndex> | undefined

/**
 * The index, asked for once; after a failure, again.
 * @throws when it does not arrive
 */
export function loadIndex(address: string): Promise<SearchIndex> {
  loading ??= fetch(address)
    .then((response) =>
      response.ok
        ? response.text()
        : Promise.reject(new Error(`${address} answered ${response.status}: run "npm run build"`)),
    )
    .then(readIndex)
    .catch((reason) => {
      loading = undefined
      throw reason
    })
  return loading
}
