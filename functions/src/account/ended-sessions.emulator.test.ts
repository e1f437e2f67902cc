import { HOUR_MS } from '@aura/shared-domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOwnDatabase } from '../../test-support/own-database.ts';
import { isBeingErased, noteErasure, noteSessionsEnd, sessionEnds } from './ended-sessions.ts';

const db = openOwnDatabase();
const BEGAN = new Date('2026-11-10T12:00:00.400Z');
const after = (hours: number) => new Date(BEGAN.getTime() + hours * HOUR_MS);

describe('the note of an erasure', () => {
  beforeEach(() => noteErasure(db, 'ana', BEGAN));

  it('holds for two hours, of this account', async () => {
    expect(await isBeingErased(db, 'ana', after(1.9))).toBe(true);
    expect(await isBeingErased(db, 'ana', after(2))).toBe(false);
    expect(await isBeingErased(db, 'bia', BEGAN)).toBe(false);
  });

  it('outlives an end of the sessions, and is not prolonged by it', async () => {
    await noteSessionsEnd(db, 'ana', after(1));
    expect(await isBeingErased(db, 'ana', after(1))).toBe(true);
    expect(await isBeingErased(db, 'ana', after(2))).toBe(false);
    expect(await sessionEnds(db)('ana', after(1))).toBe(true);
  });
});

it('an end of the sessions alone is no erasure', async () => {
  await noteSessionsEnd(db, 'rui', BEGAN);
  expect(await isBeingErased(db, 'rui', BEGAN)).toBe(false);
});
