/** Which addresses outgoing requests may reach: public ones, and the operator's networks (docs/decisions/0084-outgoing-requests.md). */
import { BlockList, isIP } from 'node:net';

/** What IANA's registry of special-purpose IPv4 addresses has that isn't public, and multicast. */
const specialIpv4 = [
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
];

/**
 * Of IPv6 only global unicast addresses are public. This leaves out loopback, unique-local, link-local and multicast
 * addresses, and those that carry an IPv4 address behind `::ffff:` or NAT64's prefixes.
 */
const publicIpv6 = networkList(['2000::/3']);

/** Within 2000::/3: protocols such as Teredo, documentation, and 6to4, which carries an IPv4 address. */
const specialIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = networkList([...specialIpv4, ...specialIpv6]);

/** Where clouds give credentials to their machines. Refused in allowed networks too, which often are as wide as 10.0.0.0/8. */
const metadata = networkList([
  '100.100.100.200/32',
  '168.63.129.16/32',
  '169.254.169.254/32',
  '169.254.170.2/32',
  '169.254.170.23/32',
  '192.0.0.192/32',
  'fd00:ec2::23/128',
  'fd00:ec2::254/128',
  'fd20:ce::254/128',
]);

/** Whether a text is a network such as `10.0.0.0/8` or `fd00::/8`, or one address. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= bitsOf(family);
}

/** @throws {RangeError} for a text that is no network */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    if (!isNetwork(network)) throw new RangeError(`"${network}" is not a network such as 10.0.0.0/8.`);
    const [address = '', prefix] = network.split('/');
    const family = isIP(address);
    list.addSubnet(address, Number(prefix ?? bitsOf(family)), family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

function bitsOf(family: number): number {
  return family === 4 ? 32 : 128;
}

/** Whether no request may reach an address. What is not an address is forbidden too. */
export function isForbiddenAddress(address: string, allowed: BlockList): boolean {
  const family = isIP(address);
  // A zone, as in fe80::1%eth0, is an interface of this machine.
  if (family === 0 || address.includes('%')) return true;
  const type = family === 4 ? 'ipv4' : 'ipv6';
  if (metadata.check(address, type)) return true;
  if (allowed.check(address, type)) return false;
  return special.check(address, type) || (family === 6 && !publicIpv6.check(address, type));
}
