import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'

export function CallToAction({ title, text, button }: { title: string; text: string; button: string }) {
  const language = useLanguage()
  return (
    <section className="section-sunk no-print">
      <div className="wrap flex flex-wrap items-center justify-between gap-6">
        <div className="max-w-text">
          <h2 className="text-h3">
            <Text>{title}</Text>
          </h2>
          <p className="mt-2 text-muted">
            <Text>{text}</Text>
          </p>
        </div>
        <a className="btn-primary" href={href('home', language, 'contact')}>
          <Text>{button}</Text>
        </a>
      </div>
    </section>
  )
}
