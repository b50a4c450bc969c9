import { type HostFindings, hostStateNames } from '@stragan/contract/admin'
import { messages } from '@stragan/contract/messages'

const answersEn: Record<HostFindings['answer'], (host: string) => string> = {
  no_address: host => `${host} has no address: there is no A, AAAA or CNAME record.`,
  dns_failed: host => `The address of ${host} could not be looked up: the name servers of the domain do not answer.`,
  private_address: host => `${host} points to an address that is not on the public internet.`,
  unreachable: host => `Nothing answers at ${host} over either HTTP or HTTPS.`,
  timeout: host => `The server at ${host} did not answer in time.`,
  certificate: host => `The server at ${host} has no valid certificate for it, and does not answer the check over HTTP.`,
  redirect: host => `The server at ${host} redirects to another address.`,
  other_content: host => `Another website answers at ${host}, not this server.`,
  contested: host =>
    `Another shop is waiting for ${host} too, or a domain above or below it is in use. In that case only the TXT record counts.`,
}

const answersPl: Record<HostFindings['answer'], (host: string) => string> = {
  no_address: host => `Domena ${host} nie ma adresu: brakuje rekordu A, AAAA lub CNAME.`,
  dns_failed: host => `Nie udało się ustalić adresu domeny ${host}: jej serwery nazw nie odpowiadają.`,
  private_address: host => `Domena ${host} prowadzi do adresu spoza publicznego internetu.`,
  unreachable: host => `Pod adresem ${host} nic nie odpowiada, ani przez HTTP, ani przez HTTPS.`,
  timeout: host => `Serwer domeny ${host} nie odpowiedział na czas.`,
  certificate: host => `Serwer domeny ${host} nie ma dla niej ważnego certyfikatu i nie odpowiada na sprawdzenie przez HTTP.`,
  redirect: host => `Serwer domeny ${host} przekierowuje pod inny adres.`,
  other_content: host => `Pod adresem ${host} odpowiada inna strona, a nie ten serwer.`,
  contested: host =>
    `Na domenę ${host} czeka też inny sklep albo w użyciu jest domena nadrzędna lub podrzędna. W takim przypadku liczy się tylko rekord TXT.`,
}

export const hostMessages = messages(
  {
    title: 'Domains',
    lead: 'The addresses at which customers open your shop. A new domain starts working once a check has shown that it is yours.',
    host: 'Domain',
    state: 'State',
    added: 'Added',
    primary: 'Primary',
    serving: hostStateNames.serving.en,
    waiting: hostStateNames.waiting.en,
    makePrimary: 'Make primary',
    makePrimaryNamed: (host: string) => `Make ${host} the primary domain`,
    primaryQuestion: (host: string) => `Make ${host} the primary domain?`,
    primaryText: 'Links in e-mails and for search engines will begin with it. The other domains will still work.',
    remove: 'Remove',
    removeNamed: (host: string) => `Remove ${host}`,
    removeQuestion: (host: string) => `Remove ${host}?`,
    removeText:
      'The shop will no longer be found there, and links to it will stop working. Delete the domain’s DNS records too: as long as the domain points here, another shop could add it.',
    removeWaitingText: 'You can add it again later; it will then need a new record.',
    prove: (host: string) => `Prove that ${host} is yours`,
    record:
      'Add this record in the DNS settings of the domain, then check the domain. A new record may take up to an hour to become visible.',
    type: 'Type',
    name: 'Name',
    value: 'Value',
    orAnswer:
      'Without this record, the check also passes if the domain already points to this server. For customers to open the shop, the domain has to point here in any case.',
    leadsTo: (primary: string) => `Use a CNAME record to ${primary}, or the same A and AAAA records as ${primary}.`,
    check: 'Check now',
    checkNamed: (host: string) => `Check ${host} now`,
    notProved: (host: string) => `${host} has not passed the check`,
    txt: {
      no_record: (name: string) => `There is no TXT record at ${name} yet.`,
      other_content: (name: string) => `There is a TXT record at ${name}, but with another value.`,
      dns_failed: (name: string) => `The TXT record at ${name} could not be looked up: the name servers of the domain do not answer.`,
    } satisfies Record<HostFindings['txt'], (name: string) => string>,
    answer: answersEn,
    add: 'Add a domain',
    addLead: 'The whole name, such as shop.example.com. Add www.example.com and example.com separately if both should work.',
    submit: 'Add the domain',
  },
  {
    title: 'Domeny',
    lead: 'Adresy, pod którymi klienci otwierają sklep. Nowa domena zacznie działać, gdy sprawdzenie wykaże, że należy do Ciebie.',
    host: 'Domena',
    state: 'Stan',
    added: 'Dodano',
    primary: 'Główna',
    serving: hostStateNames.serving.pl,
    waiting: hostStateNames.waiting.pl,
    makePrimary: 'Ustaw jako główną',
    makePrimaryNamed: (host: string) => `Ustaw ${host} jako domenę główną`,
    primaryQuestion: (host: string) => `Ustawić ${host} jako domenę główną?`,
    primaryText: 'Od tej domeny będą się zaczynać linki w e-mailach i linki dla wyszukiwarek. Pozostałe domeny nadal będą działać.',
    remove: 'Usuń',
    removeNamed: (host: string) => `Usuń ${host}`,
    removeQuestion: (host: string) => `Usunąć ${host}?`,
    removeText:
      'Sklep przestanie być dostępny pod tym adresem, a prowadzące do niego linki przestaną działać. Usuń też rekordy DNS domeny: dopóki domena prowadzi tutaj, może ją dodać inny sklep.',
    removeWaitingText: 'Domenę możesz później dodać ponownie; będzie wtedy potrzebny nowy rekord.',
    prove: (host: string) => `Potwierdź, że ${host} należy do Ciebie`,
    record: 'Dodaj ten rekord w ustawieniach DNS domeny, a potem sprawdź domenę. Nowy rekord może być widoczny dopiero po godzinie.',
    type: 'Typ',
    name: 'Nazwa',
    value: 'Wartość',
    orAnswer:
      'Bez tego rekordu sprawdzenie powiedzie się także wtedy, gdy domena już prowadzi do tego serwera. Aby klienci mogli otworzyć sklep, domena i tak musi tu prowadzić.',
    leadsTo: (primary: string) =>
      `Użyj rekordu CNAME wskazującego na ${primary} albo takich samych rekordów A i AAAA, jakie ma ${primary}.`,
    check: 'Sprawdź teraz',
    checkNamed: (host: string) => `Sprawdź teraz ${host}`,
    notProved: (host: string) => `Sprawdzenie domeny ${host} nie powiodło się`,
    txt: {
      no_record: (name: string) => `Pod nazwą ${name} nie ma jeszcze rekordu TXT.`,
      other_content: (name: string) => `Pod nazwą ${name} jest rekord TXT, ale z inną wartością.`,
      dns_failed: (name: string) => `Nie udało się odczytać rekordu TXT pod nazwą ${name}: serwery nazw domeny nie odpowiadają.`,
    } satisfies Record<HostFindings['txt'], (name: string) => string>,
    answer: answersPl,
    add: 'Dodaj domenę',
    addLead: 'Podaj pełną nazwę, np. sklep.example.com. Jeśli mają działać zarówno www.example.com, jak i example.com, dodaj obie osobno.',
    submit: 'Dodaj domenę',
  },
)
