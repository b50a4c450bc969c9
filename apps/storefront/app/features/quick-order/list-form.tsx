import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { TextArea } from '@stragan/ui/field'
import { FormProblems } from '@stragan/ui/form-problems'
import { Labelled } from '@stragan/ui/labelled'
import { quickOrderMessages } from './quick-order.messages.ts'
import type { QuickOrderResult } from './resolved-lines.ts'
import { symbolListMessages } from './symbol-list.messages.ts'

interface ListFormProps {
  language: Language
  result: QuickOrderResult | null
  text: string
}

/** Form for pasting or uploading a list; below resolved lines, to correct all of it. */
export function ListForm({ language, result, text }: ListFormProps) {
  const t = { ...quickOrderMessages[language], ...symbolListMessages[language] }
  const isResolved = Boolean(result?.resolved)
  const refused = result && !result.resolved && result.refused ? t.refused(result.refused, result.count) : null
  return (
    <section className={isResolved ? 'mt-14 border-rule border-t pt-8' : 'mt-6'}>
      {isResolved && <h2 className="mb-4 text-xl">{t.again}</h2>}
      {result && refused && (
        <div className="mb-6 max-w-3xl">
          <FormProblems result={result} title={refused.title} problems={[]}>
            <p>{refused.text}</p>
          </FormProblems>
        </div>
      )}
      <form
        method="post"
        encType="multipart/form-data"
        action={hrefTo(language, 'quickOrder')}
        data-left-by-document
        className="grid max-w-3xl gap-6"
      >
        <TextArea
          name="text"
          label={t.list}
          defaultValue={text}
          spellCheck="false"
          autoCapitalize="off"
          className="[&_textarea]:min-h-60 [&_textarea]:[tab-size:32]"
          hint={
            <>
              {t.listHint} {t.forExample}
              {t.example.map(line => (
                <code key={line} className="block whitespace-pre pl-3 text-ink">
                  {line}
                </code>
              ))}
              <span className="block">{t.listMore}</span>
            </>
          }
        />
        <Labelled id={undefined} label={t.file} hint={t.fileHint}>
          {linked => (
            <input
              type="file"
              name="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              className="w-full rounded-shop border border-edge bg-ground p-1.5 text-sm file:mr-3 file:min-h-8 file:rounded-shop file:border-0 file:bg-raised file:px-3 file:font-semibold file:text-ink hover:border-ink"
              {...linked}
            />
          )}
        </Labelled>
        <div>
          <Button
            type="submit"
            name="intent"
            value="read"
            kind={isResolved ? 'secondary' : 'primary'}
            size={isResolved ? 'normal' : 'large'}
          >
            {isResolved ? t.readAgain : t.read}
          </Button>
        </div>
      </form>
    </section>
  )
}
