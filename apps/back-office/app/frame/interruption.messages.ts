import { messages } from '@stragan/contract/messages'

export const interruptionMessages = messages(
  {
    identity: 'Confirm your identity',
    identityLeadToOpen: 'Enter your password to go on: you last confirmed your identity more than ten minutes ago.',
    identityLead:
      'Enter your password to make this change: you last confirmed your identity more than ten minutes ago. What you sent has been kept.',
    signIn: 'Sign in again',
    signInLead: 'Your session has ended. What you sent has been kept, and will be carried out after you sign in.',
    secondFactor: 'Enter the code',
    confirm: 'Confirm',
    cancel: 'Cancel',
    sending: 'Sending…',
    email: 'E-mail',
    password: 'Password',
  },
  {
    identity: 'Potwierdź tożsamość',
    identityLeadToOpen: 'Aby przejść dalej, podaj hasło: od ostatniego potwierdzenia minęło ponad dziesięć minut.',
    identityLead:
      'Aby wprowadzić tę zmianę, podaj hasło: od ostatniego potwierdzenia minęło ponad dziesięć minut. Przesłane dane zachowaliśmy.',
    signIn: 'Zaloguj się ponownie',
    signInLead: 'Twoja sesja się zakończyła. Przesłane dane zachowaliśmy: po zalogowaniu dokończymy tę operację.',
    secondFactor: 'Podaj kod',
    confirm: 'Potwierdź',
    cancel: 'Anuluj',
    sending: 'Wysyłanie…',
    email: 'E-mail',
    password: 'Hasło',
  },
)
