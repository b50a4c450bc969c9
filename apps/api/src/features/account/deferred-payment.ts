import { type Database, sql } from '../../platform/database.ts'

/** `not_company`: the account has no NIP. */
type Outcome = 'done' | 'no_customer' | 'not_company'

/** Approves a company for payment by deferred invoice, or revokes the approval. Called by the command line only. */
export const approveDeferredPayment = (
  db: Database,
  now: Date,
  { host, email, isApproved }: { host: string; email: string; isApproved: boolean },
): Promise<Outcome> =>
  db.asOwner(now).transaction(async tx => {
    const customer = await tx.maybeOne<{ shop_id: number; id: number; is_company: boolean }>(sql`
      select customers.shop_id, id, coalesce(nip, '') <> '' as is_company
      from customers join hosts on hosts.shop_id = customers.shop_id
      where host = lower(${host}) and email_key = lower(${email}) for update of customers`)
    if (!customer) return 'no_customer'
    if (isApproved && !customer.is_company) return 'not_company'
    await tx.query(sql`
      update customers set deferred_payment_approved_at = case when ${isApproved}::boolean then coalesce(deferred_payment_approved_at, clock()) end
      where shop_id = ${customer.shop_id} and id = ${customer.id}`)
    return 'done'
  })
