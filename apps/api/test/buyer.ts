/** Buyer of test orders. */
export const buyer = {
  email: 'buyer@example.com',
  phone: '+48 600 100 200',
  billing_address: { first_name: 'Jan', last_name: 'Kowalski', street: 'Prosta 1', postal_code: '00-001', city: 'Warszawa', country: 'PL' },
  regulations_accepted: true,
  privacy_accepted: true,
}
