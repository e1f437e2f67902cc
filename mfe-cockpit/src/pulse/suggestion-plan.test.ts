import { expect, test } from 'vitest';
import { choosePulseStep } from './next-pulse-step.ts';
import { deriveSuggestionPlan } from './suggestion-plan.ts';

const lesson = (id: string) => ({ id, title: `Lição ${id}` });
const suggestion = (itemId: string, ...lessons: string[]) => ({
  itemId,
  text: 'Converse.',
  lessons: lessons.map(lesson),
});
const programme = (id: string, lessons: readonly string[], units: readonly string[] = []) => ({
  id,
  title: `Programa ${id}`,
  units: [...units],
  lessons: [...lessons],
  alert: null,
  createdAt: '2026-11-03T12:00:00.000Z',
});
const units = [
  { id: 'vendas', name: 'Vendas' },
  { id: 'obras', name: 'Obras' },
];

test('a lesson that runs for all who were asked is not proposed again', () => {
  const programmes = [programme('p', ['a'])];
  const plan = deriveSuggestionPlan(suggestion('demanda', 'a', 'b'), { units: [] }, { programmes, units });
  expect(plan.running).toEqual(programmes);
  expect(plan.open).toEqual([lesson('b')]);
});

test('a programme of one department is named, and leaves its lesson open to the others', () => {
  const programmes = [programme('p', ['a'], ['vendas'])];
  const ask = (asked: string[]) =>
    deriveSuggestionPlan(suggestion('demanda', 'a'), { units: asked }, { programmes, units });
  expect(ask([])).toMatchObject({ running: programmes, open: [lesson('a')] });
  expect(ask(['Vendas'])).toMatchObject({ running: programmes, open: [] });
  expect(ask(['Obras'])).toMatchObject({ running: [], open: [lesson('a')] });
});

const stepWith = (programmes: ReturnType<typeof programme>[]) =>
  choosePulseStep({
    pulses: [
      {
        id: 'pulso',
        opensAt: '2026-10-01T00:00:00.000Z',
        closesAt: '2026-10-20T00:00:00.000Z',
        units: [],
        withEnps: false,
        results: { units: [], suggestions: [suggestion('demanda', 'a'), suggestion('ritmo', 'b')] },
      },
    ],
    questions: {
      scale: [],
      items: ['demanda', 'ritmo'].map((id) => ({ id, factor: `Fator ${id}`, text: '', source: '' })),
      enps: null,
    },
    units,
    programmes,
    refusal: null,
  });

test('the page proposes the first factor that nothing runs for, and says what runs', () => {
  expect(stepWith([]).deed).toBe('Agir sobre “Fator demanda”:');
  const next = stepWith([programme('p', ['a'])]);
  expect(next.deed).toBe('Agir sobre “Fator ritmo”:');
  expect(next.reason).toContain('“Programa p”');
  const followed = stepWith([programme('p', ['a']), programme('q', ['b'])]);
  expect(followed.deed).toBe('Acompanhar “Programa p”:');
  expect(followed.link?.path).toBe('/cockpit/programas#programa-p');
});
