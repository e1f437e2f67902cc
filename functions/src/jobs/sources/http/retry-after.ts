const MAX_MS = 24 * 60 * 60 * 1000;
const HTTP_DATE = /^[A-Z][a-z]{2,8}, /;

/**
 * How long an answer asks us to wait, at most a day: `Retry-After` in seconds, or as a date, which is counted from the
 * answer's own `Date`. Null where it does not say. RFC 9110, 10.2.3.
 */
export function retryAfterMs(headers: Headers): number | null {
  const asked = headers.get('retry-after')?.trim() ?? '';
  const date = HTTP_DATE.test(asked) ? asked : '';
  const ms = /^\d+$/.test(asked)
    ? Number(asked) * 1000
    : Date.parse(date) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), MAX_MS);
}
