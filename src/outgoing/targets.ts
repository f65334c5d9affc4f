/** The rules for URLs that outgoing requests go to, as far as they can be checked without looking up the name. */
import { isIP } from 'node:net';
import { isForbiddenAddress, networkList } from './addresses.ts';
import { RequestRefused } from './reasons.ts';
import type { Refusal } from './reasons.ts';

export interface TargetSettings {
  /** Permits http:// and port 80 besides https://. */
  readonly allowHttp: boolean;
  /** Networks of the operator that may be reached although they are not public, such as `10.1.0.0/16`. */
  readonly allowedNetworks: readonly string[];
  /** The only ports that are permitted, in place of the usual rule. */
  readonly ports?: readonly number[] | undefined;
}

const urlLengthMax = 2048;

/**
 * Where services listen that are no webhook receivers: the ports from 1024 that browsers refuse to open (Fetch Standard,
 * "port blocking"), and those of databases, queues, proxies, clusters and remote desktops.
 */
const servicePorts = new Set([
  ...[1080, 1099, 1433, 1434, 1521, 1719, 1720, 1723, 1883, 2049, 2181, 2375, 2376, 2379, 2380, 3128, 3306],
  ...[3389, 3659, 4045, 4190, 4369, 5060, 5061, 5432, 5671, 5672, 5900, 5901, 5984, 6000, 6379, 6380, 6443],
  ...[6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 7000, 7001, 8086, 8500, 9042, 9092, 9200, 9300, 10080],
  ...[10250, 11211, 26379, 27017, 27018, 27019],
]);

/** Why requests to a URL would be refused; undefined if only the addresses of its name are left to check. */
export function refusalOfUrl(url: string, settings: TargetSettings): Refusal | undefined {
  try {
    readTarget(url, settings);
    return undefined;
  } catch (error) {
    if (error instanceof RequestRefused) return error.reason;
    throw error;
  }
}

/**
 * Parsing turns each notation of an IPv4 address (decimal, octal, hexadecimal, short, full-width) into four numbers, so that
 * none needs a rule of its own.
 *
 * @throws {RequestRefused}
 */
export function readTarget(text: string, settings: TargetSettings): URL {
  if (text.length > urlLengthMax || !URL.canParse(text)) throw new RequestRefused('url_invalid');
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && settings.allowHttp)) {
    throw new RequestRefused('scheme_forbidden');
  }
  if (url.username !== '' || url.password !== '') throw new RequestRefused('credentials_in_url');
  if (!isPermittedPort(portOf(url), settings)) throw new RequestRefused('port_forbidden');
  const known = addressesInName(nameOf(url)) ?? [];
  const allowed = networkList(settings.allowedNetworks);
  if (known.some((address) => isForbiddenAddress(address, allowed))) {
    throw new RequestRefused('address_forbidden');
  }
  return url;
}

export function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

function isPermittedPort(port: number, { allowHttp, ports }: TargetSettings): boolean {
  if (ports !== undefined) return ports.includes(port);
  return port === 443 || (port === 80 && allowHttp) || (port >= 1024 && !servicePorts.has(port));
}

/** The host of a URL, without the brackets of IPv6 and without the dot that ends a complete name. */
export function nameOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

/** The addresses of a name that no name server is asked for: an address itself, and `localhost` (RFC 6761, section 6.3). */
export function addressesInName(name: string): readonly string[] | undefined {
  if (isIP(name) !== 0) return [name];
  return name === 'localhost' || name.endsWith('.localhost') ? ['127.0.0.1', '::1'] : undefined;
}
