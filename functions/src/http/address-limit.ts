import { isIP, isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import { sendFailure } from './failure.ts';
import type { TakeTurn } from './token-buckets.ts';

/** As many people may come through one network in between before it is held itself. */
const PEOPLE_BEHIND_ONE_EDGE = 50;

/**
 * Limits the calls of one network address. Behind Hosting all calls come from a few addresses of its network, which
 * puts the client's address into `Fastly-Client-IP`. Direct callers of the function can forge that header, so a
 * network that forwards for others is limited as well, at the rate of many people; and what they say of somebody counts
 * apart from what the edges of Hosting say, or they could use up that person's calls.
 */
export function limitByAddress(take: TakeTurn, now: () => Date): RequestHandler {
  return async (req, res, next) => {
    const at = now().getTime();
    const peer = getNetwork(req.ip ?? 'unknown');
    const said = String(req.headers['fastly-client-ip'] ?? '');
    const wait = isIP(said)
      ? (await take(`${getNetwork(said)} by ${getVicinity(req.ip ?? '')}`, at)) ||
        (await take(`behind ${peer}`, at, 1 / PEOPLE_BEHIND_ONE_EDGE))
      : await take(peer, at);
    if (wait === 0) return next();
    sendFailure(res, { code: 'rate_limited', retryAfterSeconds: wait });
  };
}

/** The first 24 bits of an IPv4 address, 48 of an IPv6 one: the edges of one place share them. */
const getVicinity = (address: string): string =>
  isIPv6(address) && !address.includes('.')
    ? getNetwork(address).split(':').slice(0, 3).join(':')
    : address.slice(0, Math.max(0, address.lastIndexOf('.')));

/** The network of one customer of a provider: a whole IPv4 address, the first 64 bits of an IPv6 one (RFC 6177). */
export function getNetwork(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
