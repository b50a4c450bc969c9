import { ShopError } from '@stragan/contract'
import type { Account, Office } from '../../platform/office.server.ts'
import { requireAccount } from '../../platform/page.server.ts'

/** The account of a person who runs the installation. Throws `operator_required` for anybody else. */
export async function requireOperator(office: Office): Promise<Account> {
  const account = await requireAccount(office)
  if (!account.is_operator) throw new ShopError('operator_required')
  return account
}
