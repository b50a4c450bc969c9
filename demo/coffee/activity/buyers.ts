import { company, person } from '../../activity/people.ts'
import type { DemoBuyer } from '../../activity/types.ts'

export const buyers: DemoBuyer[] = [
  company('Kawiarnia Pod Zegarem', '9990001083', 'Julia Wrońska', 'kawiarnia.zegar@example.pl', ['Rynek 11', '32-600', 'Oświęcim'], '310 101', { account: 'deferred' }),
  company('Biuro Rachunkowe Saldo', '9990001108', 'Beata Kubiak', 'biuro.saldo@example.pl', ['ul. Długa 44', '31-146', 'Kraków'], '310 102', { account: 'plain' }),
  company('Pensjonat Halny', '9990001114', 'Stanisław Gąsior', 'pensjonat.halny@example.pl', ['ul. Kościeliska 60', '34-500', 'Zakopane'], '310 103'),
  person('Aleksandra Witek', 'aleksandra.witek@example.com', ['ul. Karmelicka 17/6', '31-133', 'Kraków'], '320 201', 'KRA08M', { account: 'plain' }),
  person('Marcin Olszewski', 'marcin.olszewski@example.com', ['ul. Ogrodowa 8', '25-024', 'Kielce'], '320 202', 'KIE02M'),
  person('Sophie Laurent', 'sophie.laurent@example.com', ['ul. Józefa 5/2', '31-056', 'Kraków'], '320 203', 'KRA03M', { language: 'en' }),
  person('Piotr Czajka', 'piotr.czajka@example.pl', ['ul. Morska 102/31', '81-225', 'Gdynia'], '320 204', 'GDY02M'),
]
