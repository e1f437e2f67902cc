// @vitest-environment happy-dom
import { ProfileSchema, type Access } from '@aura/shared-domain';
import { makeRoute } from '@aura/shared-federation/testing';
import { getSession, guardRoute } from '@aura/shared-session/host';
import { startInMemory } from '@aura/shared-session/testing';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { chosenPerson, rememberPerson } from './chosen-person.ts';
import { peopleBackend } from './people-backend.ts';
import { PEOPLE } from './people.ts';

beforeEach(() => sessionStorage.clear());

test('the stored data of the people are valid profiles', () => {
  const profiles = Object.values(PEOPLE).flatMap(({ profile }) => profile ?? []);
  for (const profile of profiles) {
    expect(v.parse(ProfileSchema, profile)).toMatchObject(profile);
  }
});

const ACCESSES: readonly Access[] = ['public', 'signedIn', 'diagnosed', 'gestor_rh'];

test('a person chosen for a page may open it, and a change of person is visible at once', async () => {
  const { backend, become } = peopleBackend('nobody');
  await startInMemory(backend);
  expect(getSession().status).toBe('signedOut');
  for (const access of ACCESSES) {
    become(chosenPerson([makeRoute('/pagina', access)], '/pagina'));
    await vi.waitFor(() => expect(guardRoute(access, getSession(), '/pagina')).toEqual({ kind: 'allow' }));
  }
  expect(getSession()).toMatchObject({ status: 'signedIn', profile: { role: 'gestor_rh' } });
});

test('a choice made in this tab holds', () => {
  rememberPerson('nobody');
  expect(chosenPerson([makeRoute('/pagina', 'signedIn')], '/pagina')).toBe('nobody');
});
