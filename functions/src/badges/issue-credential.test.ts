import { expect, it } from 'vitest';
import { computeOpaqueUuid } from './issue-credential.ts';

it('gives one UUID for the same parts and another for others', () => {
  const given = [['ana', 'selo'], ['anas', 'elo'], ['ana', 'outro'], ['ana,selo'], ['ana']];
  const uuids = given.map((parts) => computeOpaqueUuid(...parts));
  expect(new Set(uuids).size).toBe(given.length);
  expect(given.map((parts) => computeOpaqueUuid(...parts))).toEqual(uuids);
  for (const uuid of uuids) {
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
