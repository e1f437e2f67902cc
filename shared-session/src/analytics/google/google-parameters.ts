import type { AnalyticsEvent } from '../events.ts';

/** Parameters of an event as Google Analytics takes them: texts and numbers, no lists. */
export function googleParameters({
  name: _name,
  ...payload
}: AnalyticsEvent): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [key, typeof value === 'object' ? value.join(',') : value]),
  );
}
