import { expect, test } from 'vitest';
import { writeAuditCsv, makeAuditFileName } from './audit-csv.ts';

const ENTRY = {
  id: 'e1',
  at: '2026-11-23T02:30:00.000Z',
  actor: 'Marina Prado (marina@empresa.com)',
  actorId: 'uid-of-marina',
  action: 'person_removed',
  detail: '=HYPERLINK("x")',
} as const;

test('a line for each entry, in the hours of São Paulo, that no spreadsheet runs', () =>
  expect(writeAuditCsv([ENTRY]).split('\r\n')).toEqual([
    '\ufeff"Data";"Hora (São Paulo)";"Tipo";"O que foi feito";"Sobre";"Quem"',
    '"22/11/2026";"23:30";"Pessoas e convites";"Retirou uma pessoa da lista";"\'=HYPERLINK(""x"")";' +
      '"Marina Prado (marina@empresa.com)"',
    '',
  ]));

test('the file says which days it is of', () => {
  const filter = { kind: null, actor: null, from: null, to: null };
  expect(makeAuditFileName(filter)).toBe('registro.csv');
  expect(makeAuditFileName({ ...filter, from: '2026-11-01', to: '2026-11-30' })).toBe(
    'registro-de-2026-11-01-ate-2026-11-30.csv',
  );
});
