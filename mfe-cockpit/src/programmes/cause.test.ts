import { AlertSchema } from '@aura/shared-domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { makeOverview } from '../overview/testing/an-overview.ts';
import { chooseAlertAction } from '../overview/sections/alerts/alert-path.ts';
import { readProposal, writeCause } from './cause.ts';
import { describeOrigin } from './origin.ts';

const view = { department: null, week: null, weeks: 12 } as const;
const gap = { kind: 'common_gap', unit: 'vendas', skillId: 'excel', label: 'Excel', share: 0.5 } as const;
const drop = { kind: 'completion_drop', unit: null, from: 0.6, to: 0.35 } as const;
const known = {
  departments: [{ id: 'vendas', name: 'Vendas' }],
  catalogue: [{ id: 'feedback', title: 'Pedir feedback', minutes: 5, category: 'Liderança' }],
};
const open = (alert: typeof gap | typeof drop) =>
  readProposal(new URL(`https://aura${chooseAlertAction(alert, makeOverview(), view).path}`).searchParams);

test('an alert fills the name, the group and the lesson, and is named with its numbers', () => {
  expect(open(gap)).toMatchObject({
    alert: 'common_gap:vendas:excel',
    title: 'Excel em Vendas',
    unit: 'vendas',
    lesson: 'feedback',
  });
  expect(describeOrigin(open(gap), known)).toBe(
    'Em Vendas, cerca de 50% das pessoas têm lacuna em Excel. Objetivo: que menos pessoas tenham lacuna em Excel. ' +
      'Já preenchemos o nome, o grupo, a lição e o prazo (4 semanas): confira, mude o que quiser e crie o programa.',
  );
});

test('a fall gets a name, and the lesson for the heaviest gap', () => {
  expect(open(drop)).toMatchObject({ title: 'Retomar os planos na empresa toda', lesson: 'feedback' });
  expect(describeOrigin(open(drop), known)).toContain('A lição ajuda com a lacuna de maior peso.');
});

test('what is left to choose is told', () => {
  const proposed = { ...open(gap), lesson: 'unknown', unit: 'outras' };
  expect(describeOrigin(proposed, known)).toMatch(
    /^Em Outras áreas, .*Falta escolher a lição.*a empresa toda\.$/u,
  );
});

test('an address without an alert, or with numbers that are none, names no alert', () => {
  for (const search of [
    '',
    'alerta=x',
    'alerta=common_gap:vendas:excel',
    'alerta=share_drop::x&parcela=1&antes=1',
  ])
    expect(describeOrigin(readProposal(new URLSearchParams(search)), known)).toBeNull();
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const unit = fc.option(fc.constantFrom('vendas', 'outras'));
const alerts = fc.oneof(
  fc.record({ kind: fc.constant('completion_drop' as const), unit, from: share, to: share }),
  fc.record({
    kind: fc.constant('share_drop' as const),
    unit,
    headline: fc.constantFrom('adoption' as const, 'activity' as const, 'coverage' as const),
    from: share,
    to: share,
    people: fc.nat(),
    grew: fc.boolean(),
    held: fc.subarray<'adoption' | 'activity' | 'coverage'>(['adoption', 'activity', 'coverage']),
  }),
  fc.record({
    kind: fc.constant('common_gap' as const),
    unit: fc.constantFrom('vendas', 'outras'),
    skillId: fc.constant('excel'),
    label: fc.string({ minLength: 1, maxLength: 120 }),
    share,
  }),
);

test('the address carries what the alert says, and a name that fits', () => {
  fc.assert(
    fc.property(alerts, (alert) => {
      expect(v.is(AlertSchema, alert)).toBe(true);
      const search = writeCause(alert, { lesson: null, unitName: null });
      const { cause, title } = readProposal(new URLSearchParams(search));
      expect(alert).toMatchObject({ ...cause });
      expect(cause).not.toBeNull();
      expect(title.length).toBeLessThanOrEqual(80);
    }),
  );
});
