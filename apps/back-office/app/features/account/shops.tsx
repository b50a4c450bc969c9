import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import type { Account } from '../../platform/office.server.ts'
import { Question, Refusal } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { rightsMessages } from '../../platform/rights.messages.ts'
import { accountMessages } from './account.messages.ts'

/** The shops that the person works in, each of which can be left. */
export function Shops({ shops, answer }: { shops: Account['shops']; answer: object | undefined }) {
  const language = useLanguage()
  const t = accountMessages[language]
  if (shops.length === 0) return null
  return (
    <Section id="shops" title={t.shops}>
      <Refusal form={officeForm(language, { fields: {}, answer, intent: 'leave' })} />
      <ul aria-labelledby="shops" className="divide-y divide-rule border-rule border-y">
        {shops.map(({ code, name, role }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p>
              <a href={`/${code}`} className="link font-semibold">
                {name}
              </a>{' '}
              <span className="text-quiet text-sm">{rightsMessages[language].role(role)}</span>
            </p>
            <Question
              id={`leave-${code}`}
              label={t.leave}
              name={t.leaveNamed(name)}
              title={t.leaveQuestion(name)}
              text={t.leaveText}
              confirm={t.leave}
              intent="leave"
              fields={{ shop: code }}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
