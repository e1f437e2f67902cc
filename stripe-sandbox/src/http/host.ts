/**
 * Whether a request names this machine. Another site can point its own host name at 127.0.0.1 and read the answers;
 * the Host header still contains that name.
 */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host);
