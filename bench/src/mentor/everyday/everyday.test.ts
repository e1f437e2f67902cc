import type { Response } from '@aura/shared-mentor';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { contains, flawsOf } from './grade.ts';
import { readCases } from './everyday.ts';
import { recordOf } from './person-record.ts';
import { threadReport } from './report.ts';
import { runThread } from './run-thread.ts';
import { OrdinarySchema, ThreadSchema } from './thread.ts';

const aside = (text: string, reason: 'unclear' | 'outside' = 'unclear'): Response => ({
  kind: 'aside',
  reason,
  text,
  suggestions: [],
});
const turn = (fields: object) =>
  v.parse(ThreadSchema, { id: 'one', turns: [{ says: 'oi', ...fields }] }).turns[0];

test.each([
  ['Você foi demitida em maio', 'demit'],
  ['São R$ 6.500,00 por mês', '6500'],
  ['São R$ 6500 por mês', '6.500'],
  ['Um aumento de 35,4 %', '35,4'],
  ['São R$ 80 por mês', String.raw`r\$`],
  ['Um aumento de 35%', '35 %'],
  ['Lei 12.506', '12.506'],
  ['Bom dia, Carla', 'bom dia'],
])('“%s” has “%s”', (text, alternative) => {
  expect(contains(text, alternative)).toBe(true);
});

test.each([
  ['Você redemitiu', 'demit'],
  ['Um bom começo de dia', 'bom dia'],
  ['São R$ 5.500', '6500'],
])('“%s” has no “%s”', (text, alternative) => {
  expect(contains(text, alternative)).toBe(false);
});

describe('flawsOf', () => {
  it('requires one alternative of each group, and none of the forbidden ones', () => {
    const checks = turn({ must: [['aument', 'reajust'], ['35']], mustNot: ['advogado'] });
    if (!checks) throw new Error('no turn');
    expect(flawsOf(checks, aside('Um reajuste de 35 %', 'outside'))).toEqual([]);
    expect(flawsOf(checks, aside('Um reajuste. Procure um advogado', 'outside'))).toEqual([
      'lacks 35',
      'says advogado',
    ]);
  });

  it('takes no denial for an answer, unless the mentor should ask', () => {
    const [answer, ask] = [turn({}), turn({ expect: 'ask' })];
    if (!answer || !ask) throw new Error('no turn');
    expect(flawsOf(answer, aside('Não entendi'))).toEqual(['did not understand']);
    expect(flawsOf(ask, aside('Não entendi'))).toEqual([]);
  });

  it('requires a stop for danger, and for nothing else', () => {
    const stop: Response = {
      kind: 'safety',
      reply: { category: 'selfHarm', level: 'stop', title: '', paragraphs: [], contacts: [], checkedOn: '' },
    };
    const [danger, plain] = [turn({ expect: 'stop' }), turn({})];
    if (!danger || !plain) throw new Error('no turn');
    expect(flawsOf(danger, stop)).toEqual([]);
    expect(flawsOf(plain, stop)).toEqual(['stopped for nothing']);
    expect(flawsOf(danger, aside('', 'outside'))).toEqual(['did not stop']);
  });
});

test('a thread continues from the last answer, and the report counts by position', () => {
  const thread = runThread(
    v.parse(ThreadSchema, {
      id: 'raise',
      turns: [{ says: 'como peço um aumento?', must: [['reajust']] }, { says: 'e se ele disser não?' }],
    }),
  );
  expect(thread.turns.map(({ flaws }) => flaws)).toEqual([[], []]);
  expect(threadReport('one', [thread]).split('\n').at(-2)?.split(/\s+/u)).toEqual([
    'all',
    '2',
    '2',
    '100.0',
    '%',
  ]);
});

test('the mentor gets the personal facts of a thread', () => {
  const record = recordOf(
    v.parse(ThreadSchema, {
      id: 'one',
      context: { name: 'Ana', goal: 'Gerente', role: 'Analista', since: 2021, gaps: ['Excel', 'Inglês'] },
      turns: [{ says: 'oi' }],
    }).context,
  );
  expect(record.profile.lastDiagnosisResult).toMatchObject({
    gaps: [{ title: 'Excel' }, { title: 'Inglês' }],
  });
  expect(record.resume?.experiences).toMatchObject([{ title: 'Analista', start: '2021', current: true }]);
});

test.each(['development', 'held-out'])('every case of %s fits its schema', (set) => {
  expect(readCases(`threads/${set}`, ThreadSchema).length).toBeGreaterThan(0);
  expect(readCases(`ordinary/${set}`, OrdinarySchema).length).toBeGreaterThan(0);
});
