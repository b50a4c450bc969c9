import type { ConfigurationScope, Language } from '@stragan/contract'
import { hasFixedEntries, type SettingsField, settingsFields } from '@stragan/contract/admin'
import { compatibleProductsTexts } from './compatible-products.messages.ts'
import { deliveryTexts } from './delivery.messages.ts'
import type { FieldTexts } from './field-text.ts'
import {
  integrationsTexts,
  languagesTexts,
  localBusinessTexts,
  seoSettingsTexts,
  shopTexts,
  socialMediaTexts,
} from './identity.messages.ts'
import { currencyTexts, paymentTexts, vatTaxTexts } from './money.messages.ts'
import { shopConfigurationTexts } from './shop-configuration.messages.ts'

export const fieldTexts: Record<ConfigurationScope, FieldTexts> = {
  shop: shopTexts,
  local_business: localBusinessTexts,
  shop_configuration: shopConfigurationTexts,
  languages: languagesTexts,
  delivery: deliveryTexts,
  integrations: integrationsTexts,
  social_media: socialMediaTexts,
  seo_settings: seoSettingsTexts,
  compatible_products: compatibleProductsTexts,
  payment: paymentTexts,
  currency: currencyTexts,
  vat_tax: vatTaxTexts,
}

const enabledText: FieldTexts[string] = {
  en: ['Enabled', 'Visitors see only what is enabled. What is not stays here.'],
  pl: ['Włączone', 'Odwiedzający widzą tylko to, co włączone. Wyłączone pozostaje tutaj.'],
}

/** The fields of a scope's form with their texts in one language: all that the browser gets of the schema. */
export interface ScopeForm {
  fields: readonly SettingsField[]
  texts: Readonly<Record<string, readonly [label: string, explanation: string]>>
}

export function scopeForm(scope: ConfigurationScope, language: Language): ScopeForm {
  const enabled: SettingsField[] = hasFixedEntries(scope)
    ? []
    : [{ key: 'enabled', path: 'enabled', kind: 'flag', empty: 'none', initial: true }]
  const texts = { ...fieldTexts[scope], enabled: enabledText }
  return {
    fields: [...enabled, ...settingsFields(scope)],
    texts: Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, text[language]])),
  }
}
