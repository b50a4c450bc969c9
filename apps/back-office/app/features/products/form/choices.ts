import type { ResponseOutput } from '@stragan/contract'
import type { productHandlingCalls } from '@stragan/contract/admin'

/** What products of the shop can have. */
export type Choices = ResponseOutput<typeof productHandlingCalls.productChoices>
