/**
 * Whether a request was meant for this machine by name. A page elsewhere can point a name of its own at 127.0.0.1 and
 * read what it is answered; the Host header still carries that name.
 */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host);
