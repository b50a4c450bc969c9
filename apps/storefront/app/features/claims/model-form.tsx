import { withdrawalAddressee, withdrawalModel } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { PrintButton } from '@stragan/ui/print-button'
import type { Business } from '../orders/seller.tsx'
import { modelFormMessages } from './model-form.messages.ts'

interface ModelFormProps {
  language: Language
  seller: Business | null
  /** Absolute URL where a buyer withdraws electronically. */
  url: string
}

const noSeller = { name: '…', street: '', postal_code: '', city: '', phone: '', email: '' }

/** Statutory model instructions on withdrawal and model withdrawal form, to read and to print. */
export function ModelForm({ language, seller, url }: ModelFormProps) {
  const t = modelFormMessages[language]
  const { sections, form } = withdrawalModel[language]
  const addressee = withdrawalAddressee(seller ?? noSeller, url)
  return (
    <section id="model-form" aria-labelledby="model-form-title" className="mt-12 scroll-mt-4 border-ink border-t pt-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2 id="model-form-title" className="text-2xl">
          {t.title}
        </h2>
        <PrintButton>{t.print}</PrintButton>
      </div>
      <div className="mt-4 grid gap-x-16 gap-y-8 lg:grid-cols-2 print:block">
        <div className="grid max-w-prose gap-6">
          {sections(addressee).map(({ heading, paragraphs }) => (
            <div key={heading}>
              <h3 className="text-xl">{heading}</h3>
              {paragraphs.map(text => (
                <p key={text} className="wrap-anywhere mt-2">
                  {text}
                </p>
              ))}
            </div>
          ))}
        </div>
        <div className="max-w-prose print:mt-8 print:break-before-page">
          <h3 className="text-xl">{form.title}</h3>
          <p className="mt-2">{form.hint}</p>
          <ul className="mt-4 grid gap-3">
            {form.lines(addressee).map(line => (
              <li key={line} className="wrap-anywhere border-rule border-b pb-8">
                – {line}
              </li>
            ))}
          </ul>
          <p className="mt-4">{form.note}</p>
        </div>
      </div>
    </section>
  )
}
