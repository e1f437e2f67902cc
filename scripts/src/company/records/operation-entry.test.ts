import * as v from 'valibot';
import { expect, test } from 'vitest';
import { StoredAuditEntrySchema } from '@aura/shared-company';
import { buildManagerEntry, buildOperationEntry } from './operation-entry.ts';

const AT = new Date('2026-11-09T12:00:00Z');
const granted = (...names: unknown[]) =>
  buildManagerEntry('manager_granted', { uid: 'uid-helena', names }, AT);

test('an entry about a manager names their uid, and the operator as its author', () => {
  const entry = granted('Helena Duarte');
  expect(v.parse(StoredAuditEntrySchema, entry)).toEqual(entry);
  expect(entry).toEqual({
    at: AT,
    actor: 'Operação da Aura',
    actorUid: null,
    subjectUid: 'uid-helena',
    action: 'manager_granted',
    detail: 'Helena Duarte',
  });
});

test.each([
  ['the name of the profile', ['Helena Duarte', 'Lena'], 'Helena Duarte'],
  ['that of the account where the profile has none', ['  ', 'Lena'], 'Lena'],
  ['no e-mail', ['helena@exemplo.invalid', 'Lena'], 'Lena'],
  ['nothing where there is no name', [undefined, 'helena@exemplo.invalid'], 'Pessoa sem nome no perfil'],
])('it has %s', (_, names, detail) => {
  expect(granted(...names).detail).toBe(detail);
});

test('an entry about the company names no person', () => {
  expect(buildOperationEntry('seats_changed', '80 licenças', AT).subjectUid).toBeNull();
});
