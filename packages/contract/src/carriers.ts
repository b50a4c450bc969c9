interface Carrier {
  name: string
  /** What a tracking number is appended to. */
  trackingPage: `https://${string}`
}

/** Carriers whose tracking pages are known; a parcel may go with any other one. */
export const carriers: readonly Carrier[] = [
  { name: 'InPost', trackingPage: 'https://inpost.pl/sledzenie-przesylek?number=' },
  { name: 'DPD', trackingPage: 'https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=' },
  { name: 'DHL', trackingPage: 'https://www.dhl.com/pl-pl/home/tracking/tracking-parcel.html?submit=1&tracking-id=' },
  { name: 'Poczta Polska', trackingPage: 'https://emonitoring.poczta-polska.pl/?numer=' },
  { name: 'GLS', trackingPage: 'https://gls-group.com/PL/pl/sledzenie-paczek?match=' },
  { name: 'UPS', trackingPage: 'https://www.ups.com/track?tracknum=' },
  { name: 'FedEx', trackingPage: 'https://www.fedex.com/fedextrack/?trknbr=' },
]

/** The known carrier that a text names: `Courier DPD`, `inpost`. */
export function carrierNamedIn(text: string): Carrier | undefined {
  const words = text.toLowerCase()
  return carriers.find(({ name }) => words.includes(name.toLowerCase()))
}

/** The page that tracks a parcel; null for a carrier whose page is not known. */
export function trackingUrlOf(carrier: string, trackingNumber: string): string | null {
  const page = carrierNamedIn(carrier)?.trackingPage
  return page === undefined ? null : page + encodeURIComponent(trackingNumber.replaceAll(' ', ''))
}

/** The tracking page that somebody entered; null for one that follows from the number, and then from a corrected number, too. */
export const enteredTrackingUrl = (shipment: { carrier: string; tracking_number: string | null; tracking_url: string | null }) => {
  const { carrier, tracking_number, tracking_url } = shipment
  return tracking_number !== null && tracking_url === trackingUrlOf(carrier, tracking_number) ? null : tracking_url
}
