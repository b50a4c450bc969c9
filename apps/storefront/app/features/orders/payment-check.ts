import { isUnreachable } from '../../platform/is-unreachable.ts'

/** The order whose payment is being checked, and the data of its page. */
let checked: { uid: string; data: unknown } | null = null

/** Loads the page's data again; a failure leaves the page as it is. */
export async function checkPayment(uid: string, data: unknown, revalidate: () => Promise<void>): Promise<void> {
  checked = { uid, data }
  try {
    await revalidate()
  } finally {
    checked = null
  }
}

/** The loaded data; during a check that fails, what is shown. */
export const withShownDuringCheck = <Data>(uid: string, loading: Promise<Data>): Promise<Data> =>
  loading.catch(error => {
    if (checked?.uid !== uid || !isUnreachable(error)) throw error
    return checked.data as Data
  })
