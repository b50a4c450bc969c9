/**
 * Validation problems of one field: the values of `fields` in an error. `docs/errors.md` explains each; a test keeps the two lists equal.
 */
export const fieldProblems = {
  required: 'This field is required',
  wrong_type: 'The value has the wrong type',
  too_short: 'The text is too short',
  too_long: 'The text is too long',
  too_few: 'The list has too few entries',
  too_many: 'The list has too many entries',
  not_a_number: 'The value is not a number of the right kind',
  out_of_range: 'The number is out of range',
  not_an_email: 'The value is not an e-mail address',
  wrong_format: 'The value does not have the right form',
  not_one_of: 'The value is not one of those allowed',
  not_a_postal_code: 'The value is not a postal code of this country',
  not_a_vat_number: 'The value is not a VAT number',
  not_an_account_number: 'The value is not an account number (IBAN)',
  ean_digits: 'An EAN consists of digits only',
  ean_length: 'An EAN has 8, 12, 13 or 14 digits',
  ean_check_digit: 'The last digit of the EAN does not fit the others',
  not_a_pdf: 'The file is not a PDF',
  not_accepted: 'This has to be accepted',
  not_offered: 'This is not offered here',
  unknown: 'There is no such thing',
  no_longer_valid: 'This is no longer valid',
  wrong_password: 'The password is wrong',
  weak_password: 'Choose another password',
  low_contrast: 'The contrast is too low',
  exactly_one: 'There has to be exactly one, and it has to be enabled',
  none_enabled: 'At least one has to be enabled',
  all_enabled: 'There has to be one of each, and all have to be enabled',
  one_default: 'Exactly one has to be the default, and it has to be enabled',
  base_currency: 'PLN has to be enabled, with the rate 1',
  twice: 'This already exists',
  changed_elsewhere: 'Somebody else has changed this meanwhile',
  foreign_host: 'The host of this address does not serve the shop',
  in_use: 'Products or deliveries use an entry that would be missing',
} as const

export type FieldProblem = keyof typeof fieldProblems
export type FieldMessage = (typeof fieldProblems)[FieldProblem]

/** Paths in a request with their validation messages. */
export type Fields = Readonly<Record<string, FieldMessage>>

export const isFieldMessage = (message: string): message is FieldMessage => Object.values<string>(fieldProblems).includes(message)
