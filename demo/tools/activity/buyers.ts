import { company, person } from '../../activity/people.ts'
import type { DemoBuyer } from '../../activity/types.ts'

export const buyers: DemoBuyer[] = [
  company('Stolarnia Dębowa', '9990001002', 'Krzysztof Mazur', 'biuro.debowa@example.pl', ['ul. Tartaczna 14', '34-400', 'Nowy Targ'], '210 101', { account: 'deferred' }),
  company('Dach-Mont Usługi Dekarskie', '9990001019', 'Paweł Sikora', 'pawel.sikora@example.pl', ['ul. Cegielniana 7', '32-020', 'Wieliczka'], '210 102'),
  company('Konstal Spawalnictwo', '9990001025', 'Renata Dudek', 'zakupy.konstal@example.pl', ['ul. Hutnicza 52', '41-506', 'Chorzów'], '210 103', { account: 'deferred' }),
  company('Warsztat Samochodowy Adamski', '9990001031', 'Robert Adamski', 'warsztat.adamski@example.pl', ['ul. Poznańska 118', '62-200', 'Gniezno'], '210 104', { account: 'plain' }),
  company('Elektro-Sieć Instalacje', '9990001048', 'Monika Pawlak', 'm.pawlak@example.pl', ['al. Piłsudskiego 9', '35-075', 'Rzeszów'], '210 105'),
  company('Meble na Wymiar Lipiec', '9990001054', 'Dorota Lipiec', 'dorota.lipiec@example.pl', ['ul. Stolarska 3', '98-300', 'Wieluń'], '210 106', { account: 'plain' }),
  company('Agro-Serwis Kujawy', '9990001060', 'Mariusz Borowski', 'serwis.kujawy@example.pl', ['ul. Polna 41', '88-100', 'Inowrocław'], '210 107'),
  company('Northbridge Fit-Out', '9990001077', 'Thomas Reed', 'thomas.reed@example.com', ['ul. Grzybowska 80', '00-844', 'Warszawa'], '210 108', { language: 'en' }),
  person('Tomasz Zieliński', 'tomasz.zielinski@example.com', ['ul. Lipowa 4/7', '31-145', 'Kraków'], '220 201', 'KRA05M', { account: 'plain' }),
  person('Magdalena Król', 'magdalena.krol@example.com', ['ul. Sienkiewicza 22/3', '90-002', 'Łódź'], '220 202', 'LOD06M'),
  person('Grzegorz Wieczorek', 'grzegorz.wieczorek@example.pl', ['ul. Brzozowa 16', '05-500', 'Piaseczno'], '220 203', 'WAW08M', { account: 'plain' }),
  person('Agata Jasińska', 'agata.jasinska@example.com', ['ul. Rybacka 9/12', '81-340', 'Gdynia'], '220 204', 'GDA05M'),
  person('Zbigniew Malinowski', 'z.malinowski@example.pl', ['ul. Wiejska 2', '22-400', 'Zamość'], '220 205', 'LUB06M'),
  person('Karolina Baran', 'karolina.baran@example.com', ['ul. Krucza 31/4', '53-411', 'Wrocław'], '220 206', 'WRO09M'),
  person('Daniel Hughes', 'daniel.hughes@example.com', ['ul. Mickiewicza 27/9', '60-835', 'Poznań'], '220 207', 'POZ03M', { language: 'en' }),
  person('Łukasz Górecki', 'lukasz.gorecki@example.pl', ['ul. Kopalniana 5/1', '41-200', 'Sosnowiec'], '220 208', 'KAT06M', { account: 'plain' }),
]
