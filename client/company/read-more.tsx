import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Props {
  more: string
  less: string
  /** The id of the heading. Several buttons of a page have the same name. */
  describedBy: string
  children?: ReactNode
}

export function ReadMore({ more, less, describedBy, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = `${describedBy}-text`
  const button = useRef<HTMLButtonElement>(null)
  /** Where the visitor pressed it, in px from the top of the window. */
  const pressed = useRef<number>(null)

  // The visitor reads the whole text.
  useEffect(() => {
    if (button.current?.closest('[data-lost]')) setIsOpen(true)
  }, [])

  // The text closes above the button, which stays where it was pressed.
  useLayoutEffect(() => {
    if (isOpen || pressed.current === null || !button.current) return
    scrollBy({ top: button.current.getBoundingClientRect().top - pressed.current, behavior: 'instant' })
  }, [isOpen])

  return (
    <>
      <div
        id={id}
        className="clamp-4 max-w-text [--end:90deg] rtl:[--end:270deg] theme-high:[--dots:-webkit-box] theme-high:[--fade:none]"
        data-open={isOpen ? '' : undefined}
      >
        {children}
      </div>
      <button
        ref={button}
        type="button"
        className="inline-flex items-center min-h-11 p-0 border-0 bg-transparent text-accent font-600 underline underline-offset-3 decoration-1 cursor-pointer hover:decoration-2 needs-script no-print"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={describedBy}
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget.getBoundingClientRect().top
          setIsOpen(!isOpen)
        }}
      >
        {isOpen ? less : more}
      </button>
    </>
  )
}
