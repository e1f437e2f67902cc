import { PassSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createPasses } from './passes.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const passes = createPasses('k'.repeat(32));

test('a pass shows its person for an hour, and contains nothing about them', () => {
  const account = passes.ofAccount('ana', NOW);
  expect(v.is(PassSchema, account)).toBe(true);
  expect(account).not.toContain('ana');
  expect(passes.read(account, after(59))?.sender).toBe('account');
  expect(passes.read(account, after(60))).toBeNull();
  expect(passes.read(passes.ofVisitor('203.0.113.7', NOW), NOW)?.sender).toBe('visitor');
});

test('an account is the same one whenever it asks; the visitors of an address are others the next day', () => {
  const whoOf = (pass: string, now: Date) => passes.read(pass, now)?.who;
  const later = after(24 * 60);
  expect(whoOf(passes.ofAccount('ana', later), later)).toBe(whoOf(passes.ofAccount('ana', NOW), NOW));
  expect(whoOf(passes.ofVisitor('ip', after(1)), NOW)).toBe(whoOf(passes.ofVisitor('ip', NOW), NOW));
  expect(whoOf(passes.ofVisitor('ip', later), later)).not.toBe(whoOf(passes.ofVisitor('ip', NOW), NOW));
});

test('a changed pass, or one signed with another key, is refused', () => {
  const pass = passes.ofVisitor('ip', NOW);
  expect(passes.read(pass.replace(/^v/, 'a'), NOW)).toBeNull();
  expect(passes.read(createPasses('other').ofAccount('ana', NOW), NOW)).toBeNull();
  expect(passes.read('a.b', NOW)).toBeNull();
});

test('the marks of one holder differ from version to version', () => {
  const holder = { sender: 'account', who: 'x' } as const;
  expect(passes.markOf(holder, 'tools@1.0.0')).toBe(passes.markOf(holder, 'tools@1.0.0'));
  expect(passes.markOf(holder, 'tools@1.0.0')).not.toBe(passes.markOf(holder, 'tools@1.1.0'));
});
