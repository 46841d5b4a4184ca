import { Data } from './study-page.tsx'

/** @param address path of a file to download, shown by its name unless there is a label */
export function FileLink({ address, label }: { address: string; label?: string }) {
  return (
    <a className="study-number" href={address} download>
      <Data>{label ?? address.slice(address.lastIndexOf('/') + 1)}</Data>
    </a>
  )
}
