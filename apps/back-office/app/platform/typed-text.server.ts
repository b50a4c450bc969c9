import type { FormFields } from '@stragan/web/form-fields.server'

/** A typed text with its line breaks; browsers send each as two characters. */
export const textOf = (form: FormFields, name: string) => form.text(name).replaceAll('\r\n', '\n').trim()
