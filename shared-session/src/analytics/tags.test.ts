import { expect, test } from 'vitest';
import { createConsent, type ConsentAnswer } from '../consent/consent-store.ts';
import { createSharedStorage } from '../testing/memory-storage.ts';
import { createGate, waitUntil } from '../testing/test-page.ts';
import type { AnalyticsEvent } from './events.ts';
import type { LoadTag } from './tag.contract.ts';
import { createTags } from './tags.ts';

const NOW = new Date('2026-02-03T04:05:06.000Z');
const login: AnalyticsEvent = { name: 'login', method: 'email' };
const portal: AnalyticsEvent = { name: 'view_customer_portal' };
const lead: AnalyticsEvent = { name: 'generate_lead' };

/** A service that records its calls. If there is a gate, its download waits for it. */
function fakeService(opened: Promise<void> = Promise.resolve()) {
  const log: string[] = [];
  const load: LoadTag = async (signal) => {
    log.push('load');
    await opened;
    if (signal.aborted) log.push('given up');
    return {
      allow: () => log.push('allow'),
      revoke: () => log.push('revoke'),
      send: ({ event }) => log.push(event.name),
    };
  };
  return { log, load };
}

function open(loaders: readonly LoadTag[], initially?: ConsentAnswer) {
  const storage = createSharedStorage();
  const consent = createConsent(storage.openTab());
  const otherTab = createConsent(storage.openTab());
  if (initially) consent.answer(initially, NOW);
  const forgotten = { times: 0 };
  const prepared = { times: 0 };
  const send = createTags({
    consent,
    loaders,
    prepare: async (event) => ({ event, declaration: { name: event.name, parameters: {} } }),
    getReady: () => void (prepared.times += 1),
    forget: () => void (forgotten.times += 1),
  });
  const answer = (choice: ConsentAnswer) => consent.answer(choice, NOW);
  return { send, answer, otherTab, forgotten, prepared };
}

/** Lets everything that is ready run. */
async function settle() {
  let rounds = 0;
  await waitUntil(() => ++rounds > 5);
}

test('nothing is loaded before an answer, and no earlier event is sent later', async () => {
  const service = fakeService();
  const { send, answer } = open([service.load]);
  send(login);
  await settle();
  expect(service.log).toEqual([]);
  answer('accepted');
  await settle();
  expect(service.log).toEqual(['load', 'allow']);
});

test('a refusal loads nothing and sends nothing', async () => {
  const service = fakeService();
  const { send, answer } = open([service.load]);
  answer('refused');
  send(login);
  await settle();
  expect(service.log).toEqual([]);
});

test('the script for events loads with each acceptance and never before', () => {
  const { answer, prepared } = open([]);
  answer('refused');
  expect(prepared.times).toBe(0);
  answer('accepted');
  expect(prepared.times).toBe(1);
});

test('an acceptance of an earlier visit counts', async () => {
  const service = fakeService();
  const { send } = open([service.load], 'accepted');
  send(login);
  await settle();
  expect(service.log).toEqual(['load', 'allow', 'login']);
});

test('events wait for their service in order, and other services do not wait', async () => {
  const arrival = createGate();
  const [slow, quick] = [fakeService(arrival.opened), fakeService()];
  const { send } = open([slow.load, quick.load], 'accepted');
  send(login);
  send(portal);
  await settle();
  expect([slow.log, quick.log]).toEqual([['load'], ['load', 'allow', 'login', 'view_customer_portal']]);
  arrival.open();
  send(lead);
  await settle();
  expect(slow.log).toEqual(['load', 'allow', 'login', 'view_customer_portal', 'generate_lead']);
});

test('a withdrawal stops the service and removes the identifiers after that', async () => {
  const service = fakeService();
  const { send, answer, forgotten } = open([service.load], 'accepted');
  await settle();
  send(login);
  answer('refused');
  send(portal);
  await settle();
  expect(service.log).toEqual(['load', 'allow', 'revoke']);
  expect(forgotten.times).toBe(1);
});

test('a withdrawal in another tab counts as well', async () => {
  const service = fakeService();
  const { otherTab, forgotten } = open([service.load], 'accepted');
  await settle();
  otherTab.answer('refused', NOW);
  expect([service.log.at(-1), forgotten.times]).toEqual(['revoke', 1]);
});

test('a service that arrives after the withdrawal is never started', async () => {
  const arrival = createGate();
  const service = fakeService(arrival.opened);
  const { send, answer } = open([service.load], 'accepted');
  send(login);
  answer('refused');
  arrival.open();
  await settle();
  expect(service.log).toEqual(['load', 'given up']);
});

test('a second acceptance starts it again, without the events of the first', async () => {
  const arrival = createGate();
  const service = fakeService(arrival.opened);
  const { send, answer } = open([service.load], 'accepted');
  send(login);
  answer('refused');
  answer('accepted');
  send(lead);
  arrival.open();
  await settle();
  expect(service.log).toEqual(['load', 'load', 'given up', 'allow', 'generate_lead']);
});

test('identifiers left over from an answer that no longer counts are removed at the start', () => {
  expect(open([]).forgotten.times).toBe(1);
  expect(open([], 'accepted').forgotten.times).toBe(0);
});

test('a blocked service is loaded once per acceptance and delays nobody', async () => {
  let attempts = 0;
  const blocked: LoadTag = async () => {
    attempts += 1;
    throw new Error('blocked');
  };
  const service = fakeService();
  const { send } = open([blocked, service.load], 'accepted');
  send(login);
  await settle();
  send(portal);
  await settle();
  expect(attempts).toBe(1);
  expect(service.log).toEqual(['load', 'allow', 'login', 'view_customer_portal']);
});

test('a service that throws goes on getting events', async () => {
  const seen: string[] = [];
  const moody: LoadTag = async () => ({
    allow: () => {},
    revoke: () => {},
    send: ({ event }) => {
      seen.push(event.name);
      throw new Error('no');
    },
  });
  const { send } = open([moody], 'accepted');
  send(login);
  send(portal);
  await settle();
  expect(seen).toEqual(['login', 'view_customer_portal']);
});
