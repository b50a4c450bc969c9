import type { Language } from '@stragan/contract'

const ofGuaranteeNotice = { en: 'conformity warranty European Commission picture', pl: 'rękojmia zgodność Komisja Europejska obraz' }

/** Further words by which people look for a screen, a setting or an action, by its path. */
const keywords: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '/{shop}/orders': { en: 'sales purchases invoices parcels', pl: 'sprzedaż zakupy faktura faktury paczki przesyłki' },
  '/{shop}/inbox': {
    en: 'returns withdrawals complaints claims messages mail CV applications',
    pl: 'zwroty odstąpienia reklamacje wiadomości poczta CV podania',
  },
  '/{shop}/refunds': { en: 'returns repay money back refunds due', pl: 'zwroty zwrot pieniędzy pieniądze wpłaty' },
  '/{shop}/customers': { en: 'clients buyers accounts people', pl: 'kupujący kontrahenci konta osoby' },
  '/{shop}/products': { en: 'catalogue goods items prices stock', pl: 'katalog towary asortyment ceny stany magazyn' },
  '/{shop}/categories': { en: 'tree menu groups', pl: 'drzewo menu grupy' },
  '/{shop}/brands': { en: 'makes labels', pl: 'firmy znaki' },
  '/{shop}/producers': { en: 'manufacturers GPSR safety importer', pl: 'wytwórca wytwórcy GPSR bezpieczeństwo importer' },
  '/{shop}/features': { en: 'attributes properties filters variants', pl: 'atrybuty parametry właściwości filtry warianty' },
  '/{shop}/searches': { en: 'queries phrases analytics without results', pl: 'frazy zapytania szukanie statystyki bez wyników' },
  '/{shop}/searches/synonyms': { en: 'search words phrases dictionary', pl: 'szukanie wyrazy bliskoznaczne słownik frazy' },
  '/{shop}/searches/synonyms/new': { en: 'search words phrases', pl: 'szukanie wyrazy bliskoznaczne frazy' },
  '/{shop}/searches/redirects': { en: 'search landing page forward', pl: 'szukanie strona docelowa frazy' },
  '/{shop}/spreadsheet': {
    en: 'Excel grid bulk edit table mass change prices stock',
    pl: 'Excel tabela edycja zbiorcza masowa zmiana cen stany hurtowo',
  },
  '/{shop}/imports': { en: 'CSV upload spreadsheet Excel download', pl: 'CSV wczytaj arkusz Excel pobierz' },
  '/{shop}/archives': {
    en: 'backup archive ZIP move migrate copy export import',
    pl: 'kopia zapasowa archiwum ZIP przeniesienie migracja eksport import',
  },
  '/{shop}/promotions': { en: 'sale discounts reductions Omnibus lowest price', pl: 'obniżki rabaty wyprzedaż Omnibus najniższa cena' },
  '/{shop}/price-lists': { en: 'trade customer group prices dealers', pl: 'ceny grupa klientów hurt instalatorzy handlowcy' },
  '/{shop}/discount-codes': { en: 'coupons vouchers promo codes', pl: 'kupony vouchery bony kody promocyjne' },
  '/{shop}/gifts': { en: 'rewards free products', pl: 'nagrody gratisy upominki' },
  '/{shop}/stock': { en: 'warehouse inventory stocktaking levels', pl: 'stany stan magazynowy inwentaryzacja remanent' },
  '/{shop}/history': { en: 'audit log undo revert', pl: 'dziennik audyt cofnij przywróć' },
  '/{shop}/guarantee-notice/en': ofGuaranteeNotice,
  '/{shop}/guarantee-notice/pl': ofGuaranteeNotice,
  '/{shop}/hosts': { en: 'website address URL DNS SSL certificate', pl: 'domena adres strona www DNS SSL certyfikat' },
  '/{shop}/payment-keys': { en: 'Stripe cards BLIK gateway', pl: 'Stripe karty BLIK płatność bramka' },
  '/{shop}/orders?waiting_for=confirmation': { en: 'accept approve', pl: 'zaakceptuj przyjmij' },
  '/{shop}/orders?waiting_for=payment': { en: 'bank transfer money received invoice', pl: 'przelew wpłata zapłacone faktura księgowanie' },
  '/{shop}/orders?waiting_for=packing': { en: 'warehouse parcel packing slip', pl: 'magazyn paczka kompletacja' },
  '/{shop}/orders?status=packed': {
    en: 'courier shipping parcel dispatch label',
    pl: 'kurier wysyłka paczka list przewozowy etykieta nadanie',
  },
  '/{shop}/refunds?state=due': { en: 'money back return chargeback', pl: 'oddaj pieniądze zwrot przelew' },
  '/{shop}/inbox?state=new': { en: 'returns mail answer CV', pl: 'zwroty poczta odpisz CV' },
  '/{shop}/customers?deferred_payment=not_approved': {
    en: 'credit trade invoice pay later',
    pl: 'kredyt kupiecki faktura płatność odroczona',
  },
  '/{shop}/stock?level=below_minimum': { en: 'reorder alarm low stock', pl: 'alarm niski stan domówienie' },
  '/{shop}/failed-emails': { en: 'bounced mail SMTP', pl: 'poczta SMTP odrzucone e-maile' },
  '/{shop}/staff': { en: 'users employees team permissions', pl: 'użytkownicy użytkownik pracownik zespół uprawnienia' },
  '/{shop}/staff#invite': { en: 'add user employee', pl: 'dodaj użytkownika pracownika' },
  '/{shop}/staff#policy': { en: '2FA MFA two-factor', pl: '2FA MFA dwuskładnikowe' },
  '/{shop}/api-keys': { en: 'tokens integrations programs', pl: 'tokeny integracje programy' },
  '/{shop}/webhooks': { en: 'events notifications integrations', pl: 'zdarzenia powiadomienia integracje' },
  '/{shop}/settings/delivery': {
    en: 'shipping courier parcels postage',
    pl: 'wysyłka kurier kurierzy przesyłka przesyłki paczka paczkomaty',
  },
  '/{shop}/settings/payment': { en: 'bank transfer invoice cash card', pl: 'płatność przelew faktura faktury pobranie gotówka karta' },
  '/{shop}/settings/vat_tax': { en: 'tax invoice', pl: 'podatek podatki faktura' },
  '/{shop}/settings/local_business': { en: 'company address NIP invoice contact', pl: 'firma adres NIP faktura kontakt' },
  '/{shop}/settings/currency': { en: 'money exchange euro dollar', pl: 'kurs euro dolar' },
  '/{shop}/settings/shop': { en: 'logo colours theme look', pl: 'logo kolory motyw wygląd' },
  '/{shop}/settings/languages': { en: 'translation', pl: 'tłumaczenie język' },
  '/{shop}/settings/seo_settings': { en: 'Google SEO', pl: 'Google SEO pozycjonowanie' },
  '/{shop}/settings/integrations': { en: 'Google Analytics Matomo tracking', pl: 'Google Analytics Matomo śledzenie' },
  '/account': { en: 'profile', pl: 'profil' },
  '/account#password': { en: 'login', pl: 'logowanie' },
  '/account#second-factor': { en: '2FA MFA TOTP two-factor authentication', pl: '2FA MFA TOTP uwierzytelnianie dwuskładnikowe' },
  '/account#passkeys': { en: '2FA fingerprint face', pl: '2FA odcisk twarz' },
  '/account#sessions': { en: 'devices log out', pl: 'urządzenia wyloguj' },
}

export const keywordsOf = (path: string, language: Language) => keywords[path]?.[language] ?? ''
export const keywordPaths = Object.keys(keywords)
