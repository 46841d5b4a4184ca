import { ownAnswer } from '#client/ui/own-answer.ts'
import { readIndex, type SearchIndex } from './index-file.ts'

let loading: Promise<SearchIndex> | undefined

/** After a failure the next call asks again. @throws if the index does not load */
export function loadIndex(address: string): Promise<SearchIndex> {
  loading ??= ownAnswer(address, 'text/plain')
    .then((response) => response.text())
    .then(readIndex)
    .then(prepared)
    .catch((reason) => {
      loading = undefined
      throw reason
    })
  return loading
}

/** Makes now what the first key would wait for. */
function prepared(index: SearchIndex): SearchIndex {
  index.rooted()
  return index
}
