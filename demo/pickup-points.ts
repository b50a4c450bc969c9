import type { PickupPoint } from '@stragan/contract'
import { replacePoints } from '../apps/api/src/features/pickup-points/import-points.ts'
import { pointsOf } from '../apps/api/src/features/pickup-points/pickup-points.queries.ts'
import type { Tx } from '../apps/api/src/platform/database.ts'

/** The network of the demo shops' parcel lockers. */
export const lockerNetwork = 'inpost'

/** Letters of its codes, postal codes, position of the centre, and how many points it has there. */
type Town = readonly [name: string, letters: string, postalCodes: string, latitude: number, longitude: number, points: number]

const towns: readonly Town[] = [
  ['Warszawa', 'WAW', '00-001 00-382 00-805 01-066 01-494 02-092 02-495 02-677 02-777 03-134 03-287 03-734 04-028 04-175', 52.2297, 21.0122, 28],
  ['Kraków', 'KRA', '30-001 30-147 30-349 30-611 31-043 31-234 31-416 31-564 31-872', 50.0614, 19.9372, 18],
  ['Łódź', 'LOD', '90-001 90-361 91-037 91-463 92-318 93-232 93-578 94-048', 51.7592, 19.456, 16],
  ['Wrocław', 'WRO', '50-062 50-304 51-124 51-628 52-131 53-332 54-104 54-512', 51.1079, 17.0385, 16],
  ['Poznań', 'POZ', '60-101 60-687 61-248 61-441 61-701 61-892', 52.4064, 16.9252, 14],
  ['Gdańsk', 'GDA', '80-001 80-180 80-255 80-309 80-462 80-809', 54.352, 18.6466, 12],
  ['Szczecin', 'SZC', '70-030 70-415 70-793 71-064 71-437', 53.4285, 14.5528, 10],
  ['Bydgoszcz', 'BYD', '85-005 85-137 85-315 85-667 85-791', 53.1235, 18.0084, 9],
  ['Lublin', 'LUB', '20-005 20-128 20-340 20-611 20-829', 51.2465, 22.5684, 9],
  ['Białystok', 'BIA', '15-062 15-265 15-435 15-668', 53.1325, 23.1688, 8],
  ['Katowice', 'KAT', '40-009 40-121 40-282 40-611 40-748', 50.2649, 19.0238, 9],
  ['Gdynia', 'GDY', '81-002 81-361 81-577', 54.5189, 18.5305, 7],
  ['Częstochowa', 'CZE', '42-200 42-207 42-224', 50.8118, 19.1203, 6],
  ['Radom', 'RAD', '26-600 26-604 26-612', 51.4027, 21.1471, 6],
  ['Toruń', 'TOR', '87-100', 53.0138, 18.5984, 6],
  ['Sosnowiec', 'SOS', '41-200 41-219', 50.2863, 19.1041, 5],
  ['Rzeszów', 'RZE', '35-002 35-210 35-326', 50.0412, 21.9991, 6],
  ['Kielce', 'KIE', '25-002 25-314 25-635', 50.8661, 20.6286, 6],
  ['Gliwice', 'GLI', '44-100 44-121', 50.2945, 18.6714, 5],
  ['Olsztyn', 'OLS', '10-001 10-437 10-686', 53.7784, 20.4801, 6],
  ['Bielsko-Biała', 'BIE', '43-300 43-309 43-346', 49.8224, 19.0469, 5],
  ['Zabrze', 'ZAB', '41-800', 50.3249, 18.7857, 3],
  ['Bytom', 'BYT', '41-902', 50.348, 18.9157, 3],
  ['Zielona Góra', 'ZGO', '65-001 65-426', 51.9356, 15.5062, 4],
  ['Rybnik', 'RYB', '44-200', 50.0971, 18.5463, 3],
  ['Opole', 'OPO', '45-005 45-064', 50.6751, 17.9213, 4],
  ['Tychy', 'TYC', '43-100', 50.1371, 18.9641, 3],
  ['Gorzów Wielkopolski', 'GWL', '66-400', 52.7368, 15.2288, 3],
  ['Elbląg', 'ELB', '82-300', 54.1522, 19.4088, 3],
  ['Płock', 'PLO', '09-400', 52.5468, 19.7064, 3],
  ['Tarnów', 'TAR', '33-100', 50.0121, 20.9858, 3],
  ['Koszalin', 'KOS', '75-001', 54.1943, 16.1722, 3],
  ['Włocławek', 'WLO', '87-800', 52.6483, 19.0677, 3],
  ['Kalisz', 'KAL', '62-800', 51.7611, 18.091, 3],
  ['Legnica', 'LEG', '59-220', 51.207, 16.1553, 3],
  ['Słupsk', 'SLU', '76-200', 54.4641, 17.0287, 2],
  ['Jelenia Góra', 'JGO', '58-500', 50.9044, 15.7194, 2],
  ['Nowy Sącz', 'NSA', '33-300', 49.6218, 20.6972, 2],
  ['Siedlce', 'SIE', '08-110', 52.1677, 22.2901, 2],
  ['Konin', 'KON', '62-510', 52.223, 18.2511, 2],
  ['Piła', 'PIL', '64-920', 53.1514, 16.7383, 2],
  ['Lubin', 'LBN', '59-300', 51.4009, 16.2015, 2],
  ['Suwałki', 'SUW', '16-400', 54.1118, 22.9309, 2],
  ['Stargard', 'STA', '73-110', 53.3368, 15.0499, 2],
  ['Gniezno', 'GNI', '62-200', 52.5349, 17.5826, 2],
  ['Ostrów Wielkopolski', 'OWL', '63-400', 51.6548, 17.8068, 2],
  ['Głogów', 'GLO', '67-200', 51.6636, 16.0845, 2],
  ['Zamość', 'ZAM', '22-400', 50.7231, 23.252, 2],
  ['Chełm', 'CHE', '22-100', 51.1431, 23.4716, 2],
  ['Leszno', 'LES', '64-100', 51.8403, 16.5749, 2],
  ['Łomża', 'LOM', '18-400', 53.1781, 22.0593, 2],
  ['Ełk', 'ELK', '19-300', 53.8282, 22.3647, 2],
  ['Przemyśl', 'PRZ', '37-700', 49.7838, 22.7678, 2],
  ['Mielec', 'MIE', '39-300', 50.2871, 21.4239, 1],
  ['Krosno', 'KRO', '38-400', 49.6887, 21.7706, 1],
  ['Zakopane', 'ZAK', '34-500', 49.2992, 19.9496, 2],
  ['Sopot', 'SOP', '81-704', 54.4416, 18.5601, 2],
  ['Pruszków', 'PRU', '05-800', 52.1705, 20.8119, 2],
  ['Piaseczno', 'PIA', '05-500', 52.0814, 21.0241, 2],
  ['Legionowo', 'LGN', '05-120', 52.4015, 20.9266, 1],
  ['Otwock', 'OTW', '05-400', 52.1061, 21.2613, 1],
  ['Pabianice', 'PAB', '95-200', 51.6645, 19.3547, 2],
  ['Zgierz', 'ZGI', '95-100', 51.8561, 19.4061, 2],
  ['Wieliczka', 'WIE', '32-020', 49.9871, 20.0644, 1],
  ['Skierniewice', 'SKI', '96-100', 51.9547, 20.1584, 1],
  ['Kołobrzeg', 'KOL', '78-100', 54.1757, 15.5834, 1],
]

const streets = [
  'Adama Mickiewicza',
  'Juliusza Słowackiego',
  'Tadeusza Kościuszki',
  'Henryka Sienkiewicza',
  '3 Maja',
  'Marii Konopnickiej',
  'Stefana Żeromskiego',
  'Ogrodowa',
  'Lipowa',
  'Polna',
  'Fryderyka Chopina',
  'Mikołaja Kopernika',
  'Dworcowa',
  'Szkolna',
  'Parkowa',
  'Bolesława Prusa',
  'Leśna',
]
const places = [
  'przy wejściu do supermarketu',
  'na stacji paliw, od strony myjni',
  'przy parkingu, pod wiatą',
  'obok przystanku autobusowego',
  'przy pawilonie handlowym',
  'na terenie osiedla, przy kiosku',
  'przy dworcu, od strony postoju taksówek',
]

/** Keeps points of one town apart: turns by the golden angle around its centre, up to 4 km from it. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

function pointsIn([city, letters, postalCodes, latitude, longitude, count]: Town, town: number): PickupPoint[] {
  const codes = postalCodes.split(' ')
  return Array.from({ length: count }, (_, i) => {
    const radius = 0.036 * Math.sqrt((i + 0.5) / Math.max(count, 6))
    const code = `${letters}${String(i + 1).padStart(2, '0')}${i % 3 === 0 ? 'A' : 'M'}`
    const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000
    return {
      network: lockerNetwork,
      code,
      name: code,
      street: `${streets[(i * 5 + town) % streets.length]} ${((i * 37 + town * 11) % 96) + 1}`,
      postal_code: codes[i % codes.length] as string,
      city,
      country: 'PL',
      latitude: rounded(latitude + radius * Math.cos(i * goldenAngle)),
      longitude: rounded(longitude + (radius * Math.sin(i * goldenAngle)) / 0.6),
      opening_hours: (i + town) % 9 === 4 ? '06:00-22:00' : '24/7',
      description: places[(i + town) % places.length] as string,
      takes_cash_on_delivery: i % 2 === 0,
      is_sample: true,
    }
  })
}

/** Invented points in real towns; every screen says so. */
export const samplePoints: PickupPoint[] = towns.flatMap(pointsIn)

/** Adds the sample where the network has no points yet. */
export async function insertSamplePoints(tx: Tx) {
  if ((await pointsOf(tx, lockerNetwork)).length === 0) await replacePoints(tx, lockerNetwork, samplePoints, false)
}
