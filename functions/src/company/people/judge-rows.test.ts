import { describe, expect, it } from 'vitest';
import type { ListedPerson } from '@aura/shared-company';
import { MAX_DEPARTMENTS, type InvitedPerson } from '@aura/shared-domain';
import { judgeRows, type Row } from './judge-rows.ts';

const COMPANY = { departments: [{ id: 'vendas', name: 'Vendas' }], seats: 10, seatsUsed: 1 };

const person = (name: string, changes: Partial<InvitedPerson> = {}): InvitedPerson => ({
  name,
  email: `${name.toLowerCase()}@empresa.example`,
  department: 'Vendas',
  unit: null,
  admittedOn: null,
  isManager: false,
  ...changes,
});

const stored = (
  { name, email, unit = null, admittedOn = null, isManager = false }: InvitedPerson,
  changes: Partial<ListedPerson> = {},
): ListedPerson => ({
  name,
  email,
  unit,
  admittedOn,
  isManager,
  department: 'vendas',
  searchName: 'x',
  searchBeginnings: ['x'],
  addedAt: new Date('2026-01-05T12:00:00.000Z'),
  removedAt: null,
  group: null,
  invitation: { hash: 'h', issuedAt: new Date(0), expiresAt: new Date(0) },
  ...changes,
});

const row = (line: number, described: InvitedPerson, before: ListedPerson | null = null): Row => ({
  line,
  person: described,
  id: described.email,
  stored: before,
});

const ANA = person('Ana');
const REMOVED = { removedAt: new Date('2026-02-02T12:00:00.000Z') };

const outcomes = (rows: readonly Row[], company = COMPANY) =>
  judgeRows(company, rows).rows.map(({ outcome }) => outcome);
const reasons = (rows: readonly Row[], company = COMPANY) =>
  judgeRows(company, rows).rows.map((judged) =>
    judged.outcome === 'refused' ? judged.refusal.message : null,
  );

describe('judgeRows', () => {
  it('needs a seat for a new or returning person, and none for a current one', () => {
    const rows = [
      row(2, ANA),
      row(3, person('Bia'), stored(person('Bia'), REMOVED)),
      row(4, person('Caio'), stored(person('Caio'))),
      row(5, person('Duda', { unit: 'Recife' }), stored(person('Duda'))),
    ];
    expect(outcomes(rows)).toEqual(['added', 'restored', 'unchanged', 'updated']);
    expect(judgeRows(COMPANY, rows).seatsUsed).toBe(3);
  });

  it.each([
    [{ name: 'Ana Lima' }],
    [{ unit: 'Recife' }],
    [{ admittedOn: '2024-02-01' }],
    [{ isManager: true }],
    [{ department: 'Jurídico' }],
  ])('sees the change %j', (change) =>
    expect(outcomes([row(2, { ...ANA, ...change }, stored(ANA))])).toEqual(['updated']),
  );

  it('takes another spelling of the department for no change', () =>
    expect(outcomes([row(2, { ...ANA, department: ' VENDAS' }, stored(ANA))])).toEqual(['unchanged']));

  const FULL = { unit: 'Recife', admittedOn: '2024-02-01', isManager: true };
  const SHORT = { name: 'Ana', email: ANA.email, department: 'Vendas' };
  const descriptions = (rows: readonly Row[]) =>
    judgeRows(COMPANY, rows).rows.map((judged) =>
      judged.outcome === 'refused' ? judged.refusal : judged.description,
    );

  it('keeps the missing fields of a person on the list', () => {
    const before = stored(person('Ana', FULL));
    expect(outcomes([row(2, SHORT, before)])).toEqual(['unchanged']);
    const partly = [row(2, { ...SHORT, unit: null }, before)];
    expect(outcomes(partly)).toEqual(['updated']);
    expect(descriptions(partly)).toEqual([{ ...SHORT, ...FULL, unit: null, department: 'vendas' }]);
    const named = [row(2, { ...SHORT, name: 'Ana Lima' }, before)];
    expect(descriptions(named)).toEqual([{ ...SHORT, ...FULL, name: 'Ana Lima', department: 'vendas' }]);
  });

  it('leaves the missing fields of a new or returning person empty', () => {
    const nothing = { unit: null, admittedOn: null, isManager: false };
    const described = { ...SHORT, ...nothing, department: 'vendas' };
    expect(descriptions([row(2, SHORT)])).toEqual([described]);
    expect(descriptions([row(2, SHORT, stored(person('Ana', FULL), REMOVED))])).toEqual([described]);
  });

  it('ignores links and groups', () => {
    const elsewhere = stored(ANA, {
      group: { id: 'g', unit: 'juridico' },
      invitation: { hash: 'x', issuedAt: new Date(1), expiresAt: new Date(2) },
    });
    expect(outcomes([row(2, ANA, elsewhere)])).toEqual(['unchanged']);
  });

  it('refuses a repeated address and names the earlier line', () => {
    const rows = [row(2, ANA), row(7, { ...ANA, name: 'Outra Ana' }), row(9, ANA)];
    expect(outcomes(rows)).toEqual(['added', 'refused', 'refused']);
    expect(reasons(rows)).toEqual([
      null,
      expect.stringContaining('linha 2'),
      expect.stringContaining('linha 2'),
    ]);
    expect(judgeRows(COMPANY, rows).seatsUsed).toBe(2);
  });

  it('refuses people beyond the seats, and goes on with those who need none', () => {
    const company = { ...COMPANY, seats: 1 };
    const rows = [
      row(2, ANA),
      row(3, person('Bia', { department: 'Nova' })),
      row(4, person('Caio'), stored(person('Caio'), REMOVED)),
      row(5, person('Duda', { name: 'Eduarda' }), stored(person('Duda'))),
    ];
    const { seatsUsed, departments } = judgeRows(company, rows);
    expect(outcomes(rows, company)).toEqual(['added', 'refused', 'refused', 'updated']);
    expect(reasons(rows, company)[1]).toContain('Lugares livres na lista: 0 de 2');
    expect(seatsUsed).toBe(2);
    // None of them was added to the list.
    expect(departments).toEqual(COMPANY.departments);
  });

  it('frees no seat if the list already has too many people', () => {
    const company = { ...COMPANY, seats: 2, seatsUsed: 5 };
    expect(outcomes([row(2, ANA)], company)).toEqual(['refused']);
    expect(judgeRows(company, [row(2, ANA)]).seatsUsed).toBe(5);
  });

  it('adds a department once for all its people, and refuses those of one department too many', () => {
    const most = Array.from({ length: MAX_DEPARTMENTS - 1 }, (_, at) => ({ id: `d${at}`, name: `D${at}` }));
    const company = { ...COMPANY, departments: most };
    const rows = [
      row(2, person('Ana', { department: 'Jurídico' })),
      row(3, person('Bia', { department: 'JURIDICO' })),
      row(4, person('Caio', { department: 'Compras' })),
    ];
    const judged = judgeRows(company, rows);
    expect(outcomes(rows, company)).toEqual(['added', 'added', 'refused']);
    expect(reasons(rows, company)[2]).toContain(`${MAX_DEPARTMENTS} departamentos`);
    expect(judged.departments.slice(most.length)).toEqual([{ id: 'juridico', name: 'Jurídico' }]);
    expect(judged.seatsUsed).toBe(COMPANY.seatsUsed + 2);
  });
});

it("refuses a row whose department has another department's name, without taking a seat", () => {
  const rows = [row(2, person('Ana', { department: 'outras areas' }))];
  expect(reasons(rows)).toEqual([expect.stringContaining('Outras áreas')]);
  expect(judgeRows(COMPANY, rows)).toMatchObject({ seatsUsed: 1, departments: COMPANY.departments });
});
