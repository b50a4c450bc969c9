import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TransferPanel } from './transfer-panel.tsx'

test('recipient and payment reference, which a buyer copies into a bank form, keep ordinary spaces', () => {
  const transfer = { recipient: 'Firma sp. z o.o.', account: '61109010140000071219812874', title: 'Zamówienie 5 z 2027' }
  const markup = renderToStaticMarkup(<TransferPanel transfer={transfer} qr={null} amount="10,00 zł" due={null} language="pl" />)
  for (const text of ['Firma sp. z o.o.', '61 1090 1014 0000 0712 1981 2874', 'Zamówienie 5 z 2027']) expect(markup).toContain(`>${text}<`)
})
