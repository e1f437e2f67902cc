import { expect, test } from 'vitest';
import { createConsent } from '../consent/consent-store.ts';
import { createSharedStorage } from '../testing/memory-storage.ts';
import type { AnalyticsEvent } from './events.ts';
import { createAnalytics } from './track.ts';

const NOW = new Date('2026-02-03T04:05:06.000Z');
const login: AnalyticsEvent = { name: 'login', method: 'email' };
const portal: AnalyticsEvent = { name: 'view_customer_portal' };

function open() {
  const consent = createConsent(createSharedStorage().openTab());
  const seen: AnalyticsEvent[] = [];
  const analytics = createAnalytics(consent.get);
  analytics.setSink((event) => seen.push(event));
  return { consent, seen, analytics };
}

test('no event leaves before acceptance, and no earlier one is sent afterwards', () => {
  const { consent, seen, analytics } = open();
  analytics.track(login);
  consent.answer('accepted', NOW);
  expect(seen).toEqual([]);
  analytics.track(portal);
  expect(seen).toEqual([portal]);
});

test('a refusal, also a later one, stops every event', () => {
  const { consent, seen, analytics } = open();
  consent.answer('refused', NOW);
  analytics.track(login);
  consent.answer('accepted', NOW);
  consent.answer('refused', NOW);
  analytics.track(portal);
  expect(seen).toEqual([]);
});

test('events go to the sink that was set last', () => {
  const { consent, seen, analytics } = open();
  const later: AnalyticsEvent[] = [];
  consent.answer('accepted', NOW);
  analytics.setSink((event) => later.push(event));
  analytics.track(login);
  expect([seen, later]).toEqual([[], [login]]);
});
