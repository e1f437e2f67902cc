import { expect, test } from 'vitest';
import { grantOf } from './grant-of.ts';

const HORIZONTE = { id: 'horizonte', name: 'Horizonte Tecnologia' };
const FACTS = {
  email: 'h@exemplo.invalid',
  companyId: HORIZONTE.id,
  isConfirmed: true,
  profileRole: null,
  managed: [],
};

test('somebody new gets the role and a place in the company', () => {
  expect(grantOf(FACTS)).toEqual({ ok: true, value: { setsRole: true, entersCompany: true } });
});

test.each([
  ['the place', { profileRole: 'gestor_rh' }, { setsRole: false, entersCompany: true }],
  ['the role', { managed: [HORIZONTE] }, { setsRole: true, entersCompany: false }],
  ['nothing', { profileRole: 'gestor_rh', managed: [HORIZONTE] }, { setsRole: false, entersCompany: false }],
])('if %s is missing, only that is added', (_, known, grant) => {
  expect(grantOf({ ...FACTS, ...known })).toEqual({ ok: true, value: grant });
});

test('a manager of another company is refused, even if this company lists them too', () => {
  const other = { id: 'outra', name: 'Outra Empresa' };
  expect(grantOf({ ...FACTS, managed: [HORIZONTE, other] })).toMatchObject({
    ok: false,
    error: expect.stringMatching(/"Outra Empresa" \(outra\).*revoke h@exemplo.invalid/),
  });
});

test('an account without a profile is refused', () => {
  expect(grantOf({ ...FACTS, profileRole: undefined })).toMatchObject({
    ok: false,
    error: expect.stringContaining('não tem perfil'),
  });
});

test('an account with an unconfirmed e-mail is refused, even if the rest is right', () => {
  const known = { profileRole: 'gestor_rh', managed: [HORIZONTE] };
  for (const facts of [FACTS, { ...FACTS, ...known }])
    expect(grantOf({ ...facts, isConfirmed: false })).toMatchObject({
      ok: false,
      error: expect.stringContaining('h@exemplo.invalid tem conta, mas o e-mail ainda não foi confirmado'),
    });
});
