import { expect, test } from 'vitest'
import { foreignColumns, formatOf, ownRows } from './foreign-files.ts'
import { textOfHtml } from './foreign-row.ts'

async function* given(rows: readonly string[][]) {
  for (const row of rows) yield row
}

/** The rows that a file becomes, by the titles of their columns, without empty cells. */
async function converted(header: string[], ...rows: Record<string, string>[]) {
  const format = formatOf(header)
  if (format === 'own') throw new Error('The header was not recognised')
  const titles = foreignColumns(format, 'en', header).map(({ title }) => title)
  const made: object[] = []
  for await (const cells of ownRows(format, given([header, ...rows.map(row => header.map(title => row[title] ?? ''))]), 'en'))
    made.push(Object.fromEntries(titles.flatMap((title, i) => (cells[i] ? [[title, cells[i]]] : []))))
  return { format, rows: made }
}

const oldShopify =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Status'.split(
    ',',
  )
const newShopify =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Charge tax,Inventory quantity,Weight value (grams),Product image URL,SEO title,SEO description'.split(
    ',',
  )

test('Shopify: rows of a handle are variants of one product, and rows with a picture alone are none', async () => {
  const first = {
    Handle: 'tee',
    Title: 'T-shirt',
    'Body (HTML)': '<p>Soft &amp; warm</p><ul><li>cotton</li></ul>',
    Vendor: 'Acme',
    Published: 'true',
    Status: 'active',
  }
  expect(
    await converted(
      oldShopify,
      {
        ...first,
        'Option1 Name': 'Size',
        'Option1 Value': 'Extra Large',
        'Variant SKU': 'T-XL',
        'Variant Grams': '250',
        'Variant Price': '19.99',
        'Variant Inventory Qty': '3',
        'Image Src': 'https://example.com/1 a.jpg?v=1|2',
        'Image Alt Text': 'Front\nand back',
      },
      { Handle: 'tee', 'Option1 Value': 'S', 'Variant Price': '17.99', 'Variant Barcode': '5901234123457' },
      { Handle: 'tee', 'Image Src': 'https://example.com/2.jpg', 'Image Position': '2' },
      { Handle: 'tee', 'Image Src': 'https://example.com/3.jpg', 'Image Position': '3', 'Image Alt Text': 'Label' },
      {
        Handle: 'mug',
        Title: 'Mug',
        Status: 'draft',
        'Option1 Name': 'Title',
        'Option1 Value': 'Default Title',
        'Variant Price': '9',
        'Variant Taxable': 'false',
      },
    ),
  ).toEqual({
    format: 'shopify',
    rows: [
      {
        product_symbol: 'tee',
        symbol: 'T-XL',
        name_en: 'T-shirt',
        description_en: 'Soft & warm\n\n- cotton',
        brand: 'Acme',
        vat_percent: 'taxed',
        price_net: '19.99',
        stock: '3',
        weight: '0.25',
        variant_features: 'Size=Extra Large',
        pictures: 'https://example.com/1%20a.jpg?v=1\\|2 Front and back',
        is_active: 'yes',
      },
      {
        product_symbol: 'tee',
        symbol: 'tee-2',
        name_en: 'T-shirt',
        description_en: 'Soft & warm\n\n- cotton',
        brand: 'Acme',
        vat_percent: 'taxed',
        price_net: '17.99',
        ean: '5901234123457',
        variant_features: 'Size=S',
        pictures: 'https://example.com/2.jpg|https://example.com/3.jpg Label',
        is_active: 'yes',
      },
      { product_symbol: 'mug', symbol: 'mug', name_en: 'Mug', vat_percent: '0', price_net: '9', is_active: 'no' },
    ],
  })
})

test('Shopify with its titles since 2025 is the same', async () => {
  const row = {
    Title: 'Mug',
    'URL handle': 'mug',
    Status: 'Active',
    SKU: 'M-1',
    'Option1 name': 'Title',
    'Option1 value': 'Default Title',
    Price: '9',
    'Charge tax': 'true',
    'Weight value (grams)': '300',
    'Product image URL': 'https://example.com/mug.jpg',
  }
  expect(await converted(newShopify, row)).toEqual({
    format: 'shopify',
    rows: [
      {
        product_symbol: 'mug',
        symbol: 'M-1',
        name_en: 'Mug',
        vat_percent: 'taxed',
        price_net: '9',
        weight: '0.3',
        pictures: 'https://example.com/mug.jpg',
        is_active: 'yes',
      },
    ],
  })
})

const woo =
  'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Tax status,Tax class,In stock?,Stock,Weight (lbs),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)'.split(
    ',',
  )

test('WooCommerce: variations have what their parent says, which is found by its SKU or number', async () => {
  expect(
    await converted(
      woo,
      {
        ID: '44',
        Type: 'variable',
        Name: 'Hoodie',
        Published: '1',
        Categories: 'Clothing > Hoodies, Sale',
        'Tax status': 'taxable',
        Images: 'https://example.com/hoodie,front.jpg, https://example.com/back.jpg,',
      },
      {
        ID: '45',
        Type: 'variation',
        SKU: 'H-1',
        Parent: 'id:44',
        'Regular price': '45',
        Stock: '2',
        'Attribute 1 name': 'Colour',
        'Attribute 1 value(s)': 'Dark blue',
        'Weight (lbs)': '2',
        // One of its product besides its own.
        Images: 'https://example.com/back.jpg, https://example.com/blue.jpg',
      },
      { ID: '46', Type: 'simple, downloadable, virtual', Name: 'Album', 'Regular price': '15', Published: '-1' },
    ),
  ).toEqual({
    format: 'woocommerce',
    rows: [
      {
        product_symbol: 'WC-44',
        symbol: 'H-1',
        name_en: 'Hoodie',
        category: 'Clothing > Hoodies',
        vat_percent: 'taxed',
        price_net: '45',
        stock: '2',
        weight: '0.90718',
        variant_features: 'Colour=Dark blue',
        pictures: 'https://example.com/hoodie,front.jpg|https://example.com/back.jpg|https://example.com/blue.jpg',
        is_active: 'yes',
      },
      { product_symbol: 'WC-46', symbol: 'WC-46', name_en: 'Album', vat_percent: 'taxed', price_net: '15', is_active: 'no' },
    ],
  })
})

test('WooCommerce: line breaks of texts and commas in lists are written with a backslash', async () => {
  const { rows } = await converted(
    [...woo, 'Brands'],
    {
      ...{ ID: '1', Type: 'variable', SKU: 'K', Name: 'Kit', Published: '1', Categories: String.raw`Nuts\, bolts > M8\, M10, Sale` },
      'Short description': String.raw`Steel\nzinc-plated`,
      Description: String.raw`<p>First</p>\n\n<p>Second</p>\nC:\\new`,
      Tags: String.raw`steel\, zinc, M8`,
      Brands: String.raw`Nuts\, Bolts & Co, Acme`,
      Images: String.raw`https://example.com/a\,b.jpg, https://example.com/c,d.jpg`,
    },
    {
      ...{ ID: '2', Type: 'variation', SKU: 'K-1', Parent: 'K', 'Regular price': '5' },
      ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': String.raw`M8\, 10 mm` },
    },
  )
  expect(rows).toMatchObject([
    {
      short_description_en: 'Steel\nzinc-plated',
      description_en: 'First\n\nSecond\n\nC:\\new',
      keywords_en: 'steel, zinc, M8',
      brand: 'Nuts, Bolts & Co',
      category: 'Nuts, bolts > M8, M10',
      pictures: 'https://example.com/a,b.jpg|https://example.com/c,d.jpg',
      variant_features: 'Size=M8, 10 mm',
    },
  ])
})

test('WooCommerce: the header of a shop in Polish', async () => {
  const header =
    'ID,Typ,SKU,"GTIN, UPC, EAN lub ISBN",Nazwa,Opublikowano,Wyróżniony produkt?,Widoczność w katalogu,Krótki opis,Opis,Data rozpoczęcia promocji,Data zakończenia promocji,Status podatku,Klasa podatkowa,W magazynie?,Stan magazynowy,Waga (kg),Cena promocyjna,Cena,Kategorie,Tagi,Obrazki,Element nadrzędny,Nazwa atrybutu 1,Wartości atrybutu 1,Marki'
  const row = {
    ...{ ID: '7', Typ: 'simple', SKU: 'S-7', Nazwa: 'Styropian', Opublikowano: '1', 'Status podatku': 'taxable', 'Stan magazynowy': '12' },
    ...{ 'Krótki opis': '<p>Na fasady</p>', 'Waga (kg)': '1,5', 'Cena promocyjna': '80', Cena: '100', Kategorie: 'Dom > Izolacja' },
    ...{ Marki: 'Swisspor', 'GTIN, UPC, EAN lub ISBN': '5901234123457' },
  }
  const titles = header.split(/,(?! )/).map(title => title.replaceAll('"', ''))
  expect(await converted(titles, row)).toEqual({
    format: 'woocommerce',
    rows: [
      {
        product_symbol: 'S-7',
        symbol: 'S-7',
        ean: '5901234123457',
        name_en: 'Styropian',
        short_description_en: 'Na fasady',
        brand: 'Swisspor',
        category: 'Dom > Izolacja',
        vat_percent: 'taxed',
        price_net: '80',
        regular_price: '100',
        stock: '12',
        weight: '1.5',
        is_active: 'yes',
      },
    ],
  })
})

test('WooCommerce: a regular price is left out only where it is surely not higher than the one that is paid', async () => {
  const header = ['ID', 'Type', 'SKU', 'Name', 'Regular price', 'Sale price']
  const prices = [
    ['950', '1,250', '1,250'],
    ['950', '1,250.50', '1,250.50'],
    ['950', '1 250,00', '1 250,00'],
    ['1,250', '1300', '1300'],
    ['1250', '950', ''],
    ['950', '950,00', ''],
    ['', '1,250', ''],
  ] as const
  const products = prices.map(([sale, regular]) => ({ Type: 'simple', SKU: 'A', 'Sale price': sale, 'Regular price': regular }))
  const { rows } = await converted(header, ...products)
  expect(rows.map(row => ('regular_price' in row ? row.regular_price : ''))).toEqual(prices.map(([, , left]) => left))
})

test('WooCommerce: a product that no variation can name, or not any more, is a row', async () => {
  const parent = (more: Record<string, string>) => ({ Type: 'variable', 'Tax status': 'none', Published: '1', ...more })
  const variation = { Type: 'variation', SKU: 'H-1', Parent: 'H', 'Regular price': '45' }
  const { rows } = await converted(
    woo,
    parent({ Name: 'Nameless' }),
    parent({ SKU: 'H', Name: 'First' }),
    parent({ SKU: 'H', Name: 'Second', ID: '7' }),
    parent({ SKU: 'H', Name: 'Third', ID: '8' }),
    variation,
    { ...variation, SKU: 'H-2', Parent: 'id:7' },
  )
  const product = (name_en: string) => ({ product_symbol: 'H', name_en, vat_percent: '0', is_active: 'yes' })
  expect(rows).toEqual([
    { name_en: 'Nameless', vat_percent: '0', is_active: 'yes' },
    product('First'),
    { ...product('Third'), symbol: 'H-1', price_net: '45' },
    { ...product('Second'), symbol: 'H-2', price_net: '45' },
  ])
})

test('PrestaShop: a row per product, with its price without tax', async () => {
  const header =
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Reference #;Manufacturer;EAN13;Weight;Quantity;Summary;Description;Meta title;Image URLs (x,y,z...)'.split(
      ';',
    )
  const row = {
    'Product ID': '1',
    'Active (0/1)': '1',
    'Name *': 'iPod Nano',
    'Categories (x,y,z...)': 'Home,iPods',
    'Price tax excluded': '124.58',
    'Reference #': 'demo_1',
    Quantity: '50',
    Description: '<b>Small</b>',
    'Image URLs (x,y,z...)': 'http://example.com/1.jpg,http://example.com/2.jpg',
  }
  expect(await converted(header, row)).toEqual({
    format: 'prestashop',
    rows: [
      {
        product_symbol: 'demo_1',
        symbol: 'demo_1',
        name_en: 'iPod Nano',
        description_en: 'Small',
        category: 'iPods',
        vat_percent: 'taxed',
        price_net: '124.58',
        stock: '50',
        pictures: 'http://example.com/1.jpg|http://example.com/2.jpg',
        is_active: 'yes',
      },
    ],
  })
})

test('PrestaShop: a product with the tax rule 0 is tax-free; without a word about its rule it is taxed', async () => {
  const header = ['Product ID', 'Active (0/1)', 'Name *', 'Tax rules ID']
  const product = (rule: string) => ({ 'Product ID': '1', 'Name *': 'Note', 'Tax rules ID': rule })
  const ratesOf = async (titles: string[], ...rules: string[]) =>
    (await converted(titles, ...rules.map(product))).rows.map(row => ('vat_percent' in row ? row.vat_percent : undefined))
  expect(await ratesOf(header, '0', '00', '3', '')).toEqual(['0', '0', 'taxed', 'taxed'])
  expect(await ratesOf(header.slice(0, 3), '0')).toEqual(['taxed'])
})

test('PrestaShop: prices have six decimals, and are rounded to the grosz', async () => {
  const header = ['Active (0/1)', 'Name *', 'Price tax excluded', 'Reference #']
  const prices = ['81.300813', '9,500000', '12.345678', '9,50', '', 'free', '1e999', '1,255']
  const { rows } = await converted(header, ...prices.map(price => ({ 'Reference #': 'A', 'Price tax excluded': price })))
  expect(rows.map(row => ('price_net' in row ? row.price_net : ''))).toEqual([
    '81.3',
    '9,500000',
    '12.35',
    '9,50',
    '',
    'free',
    '1e999',
    '1,255',
  ])
})

const combinations = (separator: string) => [
  ...['Product ID*', 'Product Reference', 'Attribute (Name:Type:Position)*', 'Value (Value:Position)*', 'Supplier reference', 'Reference'],
  ...['EAN13', 'Wholesale price', 'Impact on price', 'Quantity', 'Impact on weight', 'Default (0 = No; 1 = Yes)'],
  `Image URLs (x${separator}y${separator}z...)`,
]

test.each([',', ';'])(
  'PrestaShop: a combination is a variant of its product; its lists have “%s” between their entries',
  async separator => {
    const list = (...texts: string[]) => texts.join(`${separator} `)
    const attributes = { 'Attribute (Name:Type:Position)*': list('Color:color:0', 'Disk = space:select:3') }
    const value = (...texts: string[]) => ({ 'Value (Value:Position)*': list(...texts) })
    expect(
      await converted(
        combinations(separator),
        {
          ...{ 'Product ID*': '1', 'Product Reference': 'RP-1', ...attributes, ...value('Blue:0', '16GB:1') },
          ...{ Reference: 'RP-1-B', EAN13: '5901234123457', 'Wholesale price': '100', 'Impact on price': '-40.5', Quantity: '10' },
          ...{
            'Impact on weight': '0.1',
            [combinations(separator).at(-1) ?? '']: list('https://example.com/1.jpg', 'https://example.com/2.jpg'),
          },
        },
        // Without a reference of its own, and without that of its product.
        { 'Product Reference': 'RP-1', ...attributes, ...value('Blue', '8GB:1'), Reference: 'RP-1' },
        { 'Product ID*': '2', 'Attribute (Name:Type:Position)*': 'Ratio:select', 'Value (Value:Position)*': '1:2, 2:1' },
        // As many values as attributes are needed.
        { 'Product ID*': '2', ...attributes, ...value('Blue:0'), Reference: 'R' },
        { 'Product ID*': '2', ...attributes, ...value('Blue:0', ''), Reference: 'R' },
      ),
    ).toEqual({
      format: 'prestashop_combinations',
      rows: [
        {
          ...{ product_symbol: 'RP-1', symbol: 'RP-1-B', variant_features: 'Color=Blue|Disk   space=16GB', price_impact: '-40.5' },
          ...{ weight_impact: '0.1', stock: '10', ean: '5901234123457', pictures: 'https://example.com/1.jpg|https://example.com/2.jpg' },
        },
        { product_symbol: 'RP-1', symbol: 'RP-1-Blue-8GB', variant_features: 'Color=Blue|Disk   space=8GB' },
        { product_symbol: 'PS-2', symbol: 'PS-2-1:2, 2', variant_features: 'Ratio=1:2, 2' },
        { product_symbol: 'PS-2', symbol: 'R', variant_features: 'Color|Disk = space' },
        { product_symbol: 'PS-2', symbol: 'R', variant_features: 'Color|Disk = space' },
      ],
    })
  },
)

test('a file of our own and one of another kind are read as they are', () => {
  expect(formatOf(['product_symbol', 'symbol', 'name_en'])).toBe('own')
  expect(formatOf(['SKU', 'Name', 'Price'])).toBe('own')
})

test.each([
  ['&oacute; &Oacute; &bdquo;10&nbsp;&Prime;&rdquo; &ndash; 20&deg;C &copy;&trade;', 'ó Ó „10 ″” – 20°C ©™'],
  ['&#322; &#x142; &#X41;', 'ł ł A'],
  ['&lt;b&gt; &amp;amp; R&D &unknown; ?a=1&copy=2', '<b> &amp; R&D &unknown; ?a=1&copy=2'],
  ['&#0; &#xD800; &#x110000;', '\ufffd \ufffd \ufffd'],
])('entities of HTML: %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

test('HTML becomes text in linear time, whatever it is', () => {
  expect(textOfHtml('a<br/>b &lt;c&gt; &#322; 1 < 2')).toBe('a\nb <c> ł 1 < 2')
  const started = performance.now()
  for (const hostile of ['<li', '<', '&#', '&#x', '&amp', '&CounterClockwiseContourIntegra', ' ', '\n \n', '<p '.repeat(2)])
    textOfHtml(hostile.repeat(300_000))
  expect(performance.now() - started).toBeLessThan(5000)
})
