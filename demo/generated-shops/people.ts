/** Parts of the names and addresses of made-up buyers. */

export const firstNames = 'Anna Piotr Maria Krzysztof Katarzyna Andrzej Agnieszka Tomasz Barbara Paweł Ewa Michał Zofia Marcin Joanna Jakub'.split(' ')

export const lastNames =
  'Nowak Wójcik Kamińska Lewandowski Zielińska Szymański Woźniak Dąbrowska Kozłowski Mazur Krawczyk Piotrowska Grabowski Pawlak Michalska Król Wieczorek Jabłońska Wróbel Majewski Olszewska Stępień Malinowski Jaworska Adamczyk Dudek Nowicka Sikora Walczak Baran Górska Rutkowski'.split(
    ' ',
  )

export const companyNames = 'Stalbud Meblotech Instalmont Dachpol Autoserwis Spawmet Agromasz Elektrosieć Drewdom Konstrukt'.split(' ')

export const streets = 'Ogrodowa Lipowa Polna Dworcowa Szkolna Parkowa Leśna Mickiewicza Sienkiewicza Kopernika'.split(' ')

export const cities: readonly (readonly [postalCode: string, name: string])[] = [
  ['00-382', 'Warszawa'],
  ['30-147', 'Kraków'],
  ['90-361', 'Łódź'],
  ['50-304', 'Wrocław'],
  ['60-687', 'Poznań'],
  ['80-180', 'Gdańsk'],
  ['70-415', 'Szczecin'],
  ['40-121', 'Katowice'],
  ['20-128', 'Lublin'],
  ['15-265', 'Białystok'],
]
