/** Which URLs and addresses outgoing requests may go to. */
import { describe, expect, it } from 'vitest';
import { isForbiddenAddress, isNetwork, networkList } from '../../src/outgoing/addresses.ts';
import { sendGuarded } from '../../src/outgoing/guarded-requests.ts';
import { refusalOfUrl } from '../../src/outgoing/targets.ts';
import {
  forbiddenAnswers,
  forbiddenHosts,
  invalidHosts,
  publicAddresses,
} from '../support/forbidden-targets.ts';

const strict = { allowHttp: false, allowedNetworks: [] };
const withHttp = { allowHttp: true, allowedNetworks: [] };
const message = { headers: {}, body: '{}', timeoutMs: 1_000 };
const noLookup = () => Promise.reject(new Error('a name was looked up'));

describe('a URL', () => {
  it.each(Object.entries(forbiddenHosts))(
    'that leads to %s is refused in each notation',
    async (_, hosts) => {
      for (const host of hosts) {
        for (const url of [`https://${host}/hook`, `http://${host}:8080/hook`]) {
          const settings = { ...withHttp, lookup: noLookup };
          const result = await sendGuarded(url, message, settings);
          expect([url, result]).toMatchObject([url, { refused: 'address_forbidden' }]);
          expect(refusalOfUrl(url, withHttp)).toBe('address_forbidden');
        }
      }
    },
  );

  it.each(invalidHosts)('with the host %s is invalid', (host) => {
    expect(refusalOfUrl(`https://${host}/`, strict)).toBe('url_invalid');
  });

  it('has no name and no password in it', () => {
    expect(refusalOfUrl('https://user:secret@receiver.example/', strict)).toBe('credentials_in_url');
    expect(refusalOfUrl('https://user@receiver.example/', strict)).toBe('credentials_in_url');
    expect(refusalOfUrl('https://:secret@receiver.example/', strict)).toBe('credentials_in_url');
    expect(refusalOfUrl('https://receiver.example/@hook?a=b@c', strict)).toBeUndefined();
  });

  it.each([
    '',
    'receiver.example',
    '/hook',
    'https://',
    'https://a b/',
    `https://a.example/${'a'.repeat(2048)}`,
  ])('is complete and not too long, unlike %s', (url) => {
    expect(refusalOfUrl(url, strict)).toBe('url_invalid');
  });

  it.each([
    'ftp://receiver.example/',
    'file:///etc/passwd',
    'gopher://receiver.example:70/',
    'data:,x',
    'ws://a.example',
  ])('begins with https://, unlike %s', (url) => {
    expect(refusalOfUrl(url, withHttp)).toBe('scheme_forbidden');
  });

  it('may begin with http:// only if the operator permits it', () => {
    expect(refusalOfUrl('http://receiver.example/', strict)).toBe('scheme_forbidden');
    expect(refusalOfUrl('http://receiver.example/', withHttp)).toBeUndefined();
  });
});

describe('a port', () => {
  const refusalOfPort = (port: number, settings: Parameters<typeof refusalOfUrl>[1] = strict) =>
    refusalOfUrl(`https://receiver.example:${port}/`, settings);

  it.each([443, 1024, 3000, 4000, 8000, 8080, 8443, 65_535])('%d is permitted', (port) => {
    expect(refusalOfPort(port)).toBeUndefined();
  });

  it.each([
    0, 1, 22, 25, 53, 80, 110, 389, 445, 465, 587, 993, 1023, 2375, 3306, 5432, 6379, 6443, 9200, 10250,
    11211, 27017,
  ])('%d is not', (port) => {
    expect(refusalOfPort(port)).toBe('port_forbidden');
  });

  it('is one of those that the operator lists, if there is a list', () => {
    expect(refusalOfPort(8443, { ...strict, ports: [443] })).toBe('port_forbidden');
    expect(refusalOfPort(25, { ...strict, ports: [25] })).toBeUndefined();
    expect(refusalOfUrl('http://receiver.example/', withHttp)).toBeUndefined();
    expect(refusalOfUrl('http://receiver.example/', { ...withHttp, ports: [443] })).toBe('port_forbidden');
  });
});

describe('an address', () => {
  const none = networkList([]);

  it.each(forbiddenAnswers)('%s is forbidden', (address) => {
    expect(isForbiddenAddress(address, none)).toBe(true);
  });

  it.each(publicAddresses)('%s is public', (address) => {
    expect(isForbiddenAddress(address, none)).toBe(false);
  });

  it('of an allowed network is permitted, and its neighbors are not', () => {
    const allowed = networkList(['10.1.0.0/16', 'fd12::/64', '192.168.1.7']);
    for (const address of ['10.1.0.1', '10.1.255.255', 'fd12::5', '192.168.1.7']) {
      expect(isForbiddenAddress(address, allowed)).toBe(false);
    }
    for (const address of ['10.2.0.1', 'fd12:0:0:1::5', '192.168.1.8', '127.0.0.1']) {
      expect(isForbiddenAddress(address, allowed)).toBe(true);
    }
  });

  it('with the metadata of a cloud is forbidden in allowed networks too', () => {
    const everything = networkList(['0.0.0.0/0', '::/0']);
    const ipv4 = ['169.254.169.254', '169.254.170.2', '169.254.170.23', '168.63.129.16', '192.0.0.192'];
    const ipv6 = ['fd00:ec2::23', 'fd00:ec2::254', 'fd20:ce::254', '::ffff:169.254.169.254'];
    for (const host of [...ipv4, '100.100.100.200', ...ipv6]) {
      expect([host, isForbiddenAddress(host, everything)]).toEqual([host, true]);
    }
    expect(isForbiddenAddress('10.0.0.1', everything)).toBe(false);
  });

  it.each([
    '10.0.0.0/33',
    '10.0.0/8',
    'fd00::/129',
    'fe80::1%eth0/64',
    'example.com',
    '10.0.0.0/8/8',
    '',
    '10.0.0.0/-1',
  ])('belongs to a network, which %s is not', (text) => {
    expect(isNetwork(text)).toBe(false);
    expect(() => networkList([text])).toThrow(RangeError);
  });
});
