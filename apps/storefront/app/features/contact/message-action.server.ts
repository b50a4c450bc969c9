import { type Arguments, contentCalls } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { defineForm, fieldsOf, formWithErrors, hasProblems, idempotencyKeyFor } from '@stragan/web/form.server'
import { redirect } from 'react-router'
import type { Fields } from '../../platform/form.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import { contactFields } from './contact-form.ts'

type Body = Arguments<typeof contentCalls.contact>['body']

const { problemsOf, refusalOf } = defineForm(contactFields)

/** Action of the screens with a contact form. */
export const messageAction = (screen: 'contact' | 'vendingMachines') =>
  personalAction(async ({ language }, { api }, form) => {
    const fields = { ...fieldsOf(form), text: linesOf(form.text('text')) }
    const body = bodyOf(fields)
    const problems = problemsOf(contentCalls.contact.body, body, fields)
    if (hasProblems(problems)) return formWithErrors(fields, { problems, refused: null })
    try {
      // Idempotent by content: a visitor's repeated message is sent once.
      await api(contentCalls.contact, { body }, idempotencyKeyFor(JSON.stringify(body)))
    } catch (error) {
      return formWithErrors(fields, refusalOf(error))
    }
    throw redirect(`${hrefTo(language, screen)}?sent=1#message`, 303)
  })

/** Line breaks are preserved. */
const linesOf = (text: string) => text.replace(/\r\n?/g, '\n').trim()

const bodyOf = ({ name = '', email = '', phone, subject, text = '', vending_machine_id: machine }: Fields): Body => ({
  message: { name, email, phone: phone || null, subject: subject || null, text, vending_machine_id: machine ? Number(machine) : null },
})
