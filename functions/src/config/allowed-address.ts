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
