export { fieldsText, minutesText } from '@stragan/contract/counts'

export const privacyPolicy = { en: 'Privacy policy', pl: 'Polityka prywatności' }
