import { fieldsText } from '../../platform/form-texts.ts'
import { messages } from '../../platform/messages.ts'

export const resetMessages = messages(
  {
    title: 'Set a new password',
    about: 'A link sent by e-mail lets you set a new password.',
    ask: 'Enter the e-mail address of your account. We will send a link there that lets you set a new password.',
    submit: 'Send the link',
    sending: 'Sending…',
    sent: 'Check your e-mail',
    sentHint: (email: string) => `If there is an account for ${email}, we have sent a link there. It works once, within one hour.`,
    nothingCame: 'Nothing has arrived? Check your spam folder, or check the address and ask again.',
    set: 'Choose a new password. You will have to log in with it on your other devices.',
    save: 'Save the password',
    saving: 'Saving…',
    login: 'Back to login',
    problems: (n: number) => `Correct ${fieldsText.en(n)} to continue`,
  },
  {
    title: 'Ustaw nowe hasło',
    about: 'Link wysłany e-mailem pozwala ustawić nowe hasło.',
    ask: 'Podaj adres e-mail swojego konta. Wyślemy na niego link do ustawienia nowego hasła.',
    submit: 'Wyślij link',
    sending: 'Wysyłamy…',
    sent: 'Sprawdź pocztę e-mail',
    sentHint: (email: string) => `Jeśli istnieje konto z adresem ${email}, wysłaliśmy na niego link. Link działa tylko raz, przez godzinę.`,
    nothingCame: 'Nic nie przyszło? Zajrzyj do spamu albo sprawdź adres i poproś jeszcze raz.',
    set: 'Wybierz nowe hasło. Na innych urządzeniach trzeba będzie się nim zalogować.',
    save: 'Zapisz hasło',
    saving: 'Zapisujemy…',
    login: 'Wróć do logowania',
    problems: (n: number) => `Popraw ${fieldsText.pl(n)}, aby przejść dalej`,
  },
)
