import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are not of the public internet (IANA IPv4 Special-Purpose Address Registry, RFC 6890), and multicast. */
const special = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])
  add(special, network, 'ipv4')

/** Of IPv6 only global unicast addresses are public (RFC 4291, 2.4): all others, IPv4-mapped ones too, are outside of it. */
const global = new BlockList()
add(global, '2000::/3', 'ipv6')

/** What is special in it: protocol assignments with Teredo, documentation, 6to4. */
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) add(special, network, 'ipv6')

function add(list: BlockList, network: string, type: 'ipv4' | 'ipv6') {
  const [address = '', bits] = network.split('/')
  list.addSubnet(address, Number(bits), type)
}

/** Whether an address is of the public internet: requests whose target others choose go to no other. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4')
    case 6:
      return global.check(address, 'ipv6') && !special.check(address, 'ipv6')
    default:
      return false
  }
}
