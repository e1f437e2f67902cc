import { expect, test } from 'vitest';
import { createSharedStorage } from '../testing/memory-storage.ts';
import { createConsent } from './consent-store.ts';

const NOW = new Date('2026-02-03T04:05:06.000Z');

test('no stored answer is undecided; an answer is stored with its time and version', () => {
  const storage = createSharedStorage();
  const consent = createConsent(storage.openTab());
  expect(consent.get()).toBe('undecided');
  consent.answer('refused', NOW);
  expect(consent.get()).toBe('refused');
  const tab = storage.openTab();
  expect(JSON.parse(tab.read('aura.consent') ?? '')).toEqual({
    choice: 'refused',
    at: NOW.toISOString(),
    version: 1,
  });
  expect(createConsent(tab).get()).toBe('refused');
});

test.each([
  '',
  'accepted',
  '{"choice":"accepted"}',
  '{"choice":"accepted","at":"x","version":1}',
  'null',
  '[]',
])('the stored text %j counts as undecided', (text) => {
  const tab = createSharedStorage().openTab();
  tab.write('aura.consent', text);
  expect(createConsent(tab).get()).toBe('undecided');
});

test('an answer to an earlier version has to be given again', () => {
  const tab = createSharedStorage().openTab();
  tab.write('aura.consent', JSON.stringify({ choice: 'accepted', at: NOW.toISOString(), version: 0 }));
  expect(createConsent(tab).get()).toBe('undecided');
});

test('an answer reaches the listeners of every tab', () => {
  const storage = createSharedStorage();
  const [one, two] = [createConsent(storage.openTab()), createConsent(storage.openTab())];
  const heard: string[] = [];
  two.subscribe(() => heard.push(two.get()));
  one.answer('accepted', NOW);
  one.answer('refused', NOW);
  expect(heard).toEqual(['accepted', 'refused']);
});

test('without storage the answer holds for the page', () => {
  const consent = createConsent({ read: () => null, write: () => {}, onOtherTab: () => () => {} });
  consent.answer('accepted', NOW);
  expect(consent.get()).toBe('accepted');
});

test('a listener hears each answer of this page, and none of another tab, until it stops', () => {
  const storage = createSharedStorage();
  const [here, there] = [createConsent(storage.openTab()), createConsent(storage.openTab())];
  const heard: string[] = [];
  const stop = here.onAnswer((choice, source) => heard.push(`${choice} ${source}`));
  here.answer('accepted', NOW);
  here.answer('accepted', NOW, 'settings');
  there.answer('refused', NOW);
  stop();
  here.answer('refused', NOW);
  expect(heard).toEqual(['accepted bar', 'accepted settings']);
});
