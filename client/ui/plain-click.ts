/**
 * Whether a click asks for what the link does here: the main button without a key. Any other is the
 * browser's, which opens a tab or a window or saves the file.
 */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
