import { isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import { sendFailure } from './failure.ts';
import type { TakeToken } from './token-buckets.ts';

/** Holds what one network address may ask for, whoever is behind it. */
export function addressLimit(take: TakeToken, now: () => Date): RequestHandler {
  return (req, res, next) => {
    const wait = take(networkOf(req.ip ?? 'unknown'), now().getTime());
    if (wait === 0) return next();
    sendFailure(res, { code: 'rate_limited', retryAfterSeconds: wait });
  };
}

/** What one customer of a provider is given: a whole IPv4 address, the first 64 bits of an IPv6 one (RFC 6177). */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
