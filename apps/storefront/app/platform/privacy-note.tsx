import { hrefTo, type Language } from '@stragan/routing'
import { privacyPolicy } from './form-texts.ts'

/** What a form's data is used for, with a link to the privacy policy. */
export const PrivacyNote = ({ language, children }: { language: Language; children: string }) => (
  <p className="text-quiet text-sm">
    {children}{' '}
    <a href={hrefTo(language, 'privacyPolicy')} className="link pointer-coarse:py-3">
      {privacyPolicy[language]}
    </a>
  </p>
)
