import { BlockList, isIP } from 'node:net';

const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Whether an address that was configured may be used: HTTPS without a password in it.
 * @param isLocal whether plain HTTP to this machine is allowed as well
 */
export function isAllowedAddress(value: string, isLocal: boolean): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return false;
  return (
    url.protocol === 'https:' || (isLocal && url.protocol === 'http:' && LOOPBACK_HOSTS.has(url.hostname))
  );
}

/** Networks that nobody reaches from outside (RFC 1918, 4193, 3927, 6598), among them the cloud's metadata. */
const INNER = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  INNER.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  INNER.addSubnet(network, bits, 'ipv6');

/** Whether the host of an allowed address is named as one of the public network. What a name resolves to is not looked up. */
export function isPublicAddress(value: string): boolean {
  const host = URL.parse(value)?.hostname.replace(/^\[|\]$/gu, '') ?? '';
  const version = isIP(host);
  if (version !== 0) return !INNER.check(host, version === 4 ? 'ipv4' : 'ipv6');
  return host.includes('.') && !/\.(?:internal|local|localhost|lan|home\.arpa)\.?$/u.test(host);
}
