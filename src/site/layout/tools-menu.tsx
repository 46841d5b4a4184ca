import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { toolPages } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import { useMessages } from '#src/words/messages.ts'

/** Each tool with a line that says what one gets from it. */
export function ToolsMenu() {
  const t = useMessages()
  const language = useLanguage()
  return (
    <ul className="wrap py-8 grid gap-x-10 gap-y-8 grid-cols-3">
      {toolPages.map((page) => (
        <li key={page}>
          <a className="link font-700 no-underline hover:underline" href={href(page, language)}>
            {t(`tool.${page}`)}
          </a>
          <p className="text-small text-muted">
            <Text>{t(`tool.${page}.text`)}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
