import { expect, test } from 'vitest';
import { writeLinksCsv } from './links-csv.ts';

test("names each person's link and its end, and runs no typed formula", () => {
  const invitation = {
    personId: 'p1',
    name: '=cmd|A1',
    email: 'ana@empresa.com',
    token: 'acme.segredo',
    expiresAt: '2026-11-30T02:00:00.000Z',
  };
  expect(writeLinksCsv([invitation], 'https://aura.example').split('\r\n')).toEqual([
    '\ufeff"Nome";"E-mail";"Link";"Vale até (horário de São Paulo)"',
    '"\'=cmd|A1";"ana@empresa.com";"https://aura.example/convite/acme.segredo";"29/11/2026, 23:00"',
    '',
  ]);
});
