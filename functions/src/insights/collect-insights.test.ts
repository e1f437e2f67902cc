import { writeReminder } from '@aura/shared-career/behavior';
import {
  addNotifications,
  applyChange,
  computeEffectivePlan,
  createProfile,
  parseSafePath,
  setTaskCompleted,
  type BehaviorResult,
  type PlanTask,
  type Profile,
} from '@aura/shared-domain';
import { describe, expect, test } from 'vitest';
import { makeDueTask, makePlan } from '../../test-support/due-plans.ts';
import { collectInsights } from './collect-insights.ts';

const nobody = createProfile('Ana');
/** Noon in São Paulo. */
const noon = (day: string): Date => new Date(`${day}T15:00:00.000Z`);
const tell = (profile: Profile, now: Date, dueReviews = 0) => collectInsights(profile, { dueReviews, now });
const ids = (profile: Profile, now: Date, dueReviews = 0) =>
  tell(profile, now, dueReviews).map(({ id }) => id);
const after = (profile: Profile, now: Date, dueReviews = 0): Profile =>
  applyChange(profile, addNotifications(profile, tell(profile, now, dueReviews)) ?? {});

describe('tasks of the plan', () => {
  /** Done at 23:59 on 10 November in São Paulo, which is another day in Greenwich: due on 10 December. */
  const AT = '2026-11-11T02:59:00.000Z';
  const withPlan = (...plan: PlanTask[]): Profile => ({ ...nobody, ...makePlan(AT, plan) });
  const one = withPlan(makeDueTask('a'));

  test.each([
    ['2026-12-07T02:59:59.999Z', []],
    ['2026-12-07T03:00:00.000Z', ['prazo_a_2026-12-10']],
    ['2026-12-11T02:59:59.999Z', ['prazo_a_2026-12-10']],
    ['2026-12-11T03:00:00.000Z', ['atraso_a_2026-12-10']],
    ['2026-12-12T02:59:59.999Z', ['atraso_a_2026-12-10']],
    ['2026-12-12T03:00:00.000Z', []],
  ])('are told of three days before their day in São Paulo and on the one after it: %s', (now, told) => {
    expect(ids(one, new Date(now))).toEqual(told);
  });

  test.each([
    [60, '2027-01-09'],
    [90, '2027-02-08'],
  ] as const)('that have %i days are due on %s, over the end of the year', (horizon, day) => {
    expect(ids(withPlan(makeDueTask('a', { horizon })), noon(day))).toEqual([`prazo_a_${day}`]);
  });

  test.each([
    ['2026-12-08', 'soon'],
    ['2026-12-10', 'today'],
    ['2026-12-11', 'late'],
  ] as const)('are told of on %s in the words that suit the person', (day, due) => {
    const behavioralResult: BehaviorResult = {
      version: '1',
      archetype: 'obliger',
      between: null,
      outer: 0.5,
      inner: -0.5,
      margin: 0.5,
      confidence: 'high',
      decisiveItems: [],
      consent: 1,
      answeredAt: '2026-11-01T12:00:00.000Z',
    };
    const until = due === 'soon' ? ' Prazo: 10 de dezembro.' : '';
    expect(tell(one, noon(day))).toEqual([
      {
        id: `${due === 'late' ? 'atraso' : 'prazo'}_a_2026-12-10`,
        text: writeReminder(null, { task: 'Tarefa a', due }) + until,
        link: '/diagnostico/resultado#plano',
        read: false,
        timestamp: noon(day).toISOString(),
      },
    ]);
    expect(tell({ ...one, behavioralResult }, noon(day))[0]?.text).toBe(
      writeReminder('obliger', { task: 'Tarefa a', due }) + until,
    );
  });

  test('that are done, come out of a conversation or belong to no diagnosis are not told of', () => {
    const day = noon('2026-12-09');
    expect(ids(withPlan(makeDueTask('a', { completed: true }), makeDueTask('mentor_1')), day)).toEqual([]);
    expect(ids({ ...one, lastDiagnosisResult: null }, day)).toEqual([]);
    expect(ids({ ...nobody, ...makePlan('há um mês', [makeDueTask('a')]) }, day)).toEqual([]);
  });

  test('are told of once and, where they are not done in time, once more', () => {
    const before = after(one, noon('2026-12-07'));
    expect(ids(before, noon('2026-12-08'))).toEqual([]);
    expect(ids(before, noon('2026-12-10'))).toEqual([]);
    expect(ids(before, noon('2026-12-11'))).toEqual(['atraso_a_2026-12-10']);
    expect(ids(after(before, noon('2026-12-11')), noon('2026-12-11'))).toEqual([]);
    const done = applyChange(before, setTaskCompleted(before, 'a', true) ?? {});
    expect(ids(done, noon('2026-12-11'))).toEqual([]);
  });

  test('are announced again when another diagnosis gives them another day', () => {
    const again = {
      ...after(one, noon('2026-12-07')),
      ...makePlan('2026-12-01T12:00:00.000Z', [makeDueTask('a')]),
    };
    expect(ids(again, noon('2026-12-10'))).toEqual([]);
    expect(ids(again, noon('2026-12-30'))).toEqual(['prazo_a_2026-12-31']);
  });

  test('beyond two share one sentence, which speaks of them for good', () => {
    const five = withPlan(...['a', 'b', 'c', 'd', 'e'].map((id) => makeDueTask(id)));
    const told = tell(five, noon('2026-12-07'));
    expect(told.map(({ id }) => id)).toEqual([
      'prazo_a_2026-12-10',
      'prazo_b_2026-12-10',
      'prazos_2026-12-10',
    ]);
    expect(told[2]?.text).toBe('Mais 3 tarefas do seu plano vencem em 10 de dezembro.');
    const before = after(five, noon('2026-12-07'));
    const less = applyChange(before, setTaskCompleted(before, 'a', true) ?? {});
    expect(ids(less, noon('2026-12-07'))).toEqual([]);
    expect(ids(less, noon('2026-12-09'))).toEqual([]);
    expect(tell(less, noon('2026-12-11')).map(({ text }) => text)[2]).toBe(
      'Mais 2 tarefas do seu plano venceram em 10 de dezembro.',
    );
  });

  test('that come back after two were told of share the sentence, with one of them too', () => {
    const three = withPlan(makeDueTask('a'), makeDueTask('b'), makeDueTask('c', { completed: true }));
    const before = after(three, noon('2026-12-08'));
    const reopened = applyChange(before, setTaskCompleted(before, 'c', false) ?? {});
    expect(tell(reopened, noon('2026-12-08'))).toMatchObject([
      { id: 'prazos_2026-12-10', text: 'Mais 1 tarefa do seu plano vence em 10 de dezembro.' },
    ]);
  });
});

describe('an access', () => {
  /** 22:00 on 20 November in São Paulo, which is the 21st in Greenwich. */
  const END = new Date('2026-11-21T01:00:00.000Z');
  const paid: Profile = { ...nobody, plan: 'decolagem', acesso_expira_em: END };

  test.each([
    ['2026-11-13T02:59:59.999Z', null],
    ['2026-11-13T03:00:00.000Z', '7'],
    ['2026-11-19T02:59:59.999Z', '7'],
    ['2026-11-19T03:00:00.000Z', '1'],
    ['2026-11-21T00:59:59.999Z', '1'],
    ['2026-11-21T01:00:00.000Z', 'fim'],
    ['2026-11-28T02:59:59.999Z', 'fim'],
    ['2026-11-28T03:00:00.000Z', null],
  ])('has at %s the stage %s', (now, stage) => {
    expect(ids(paid, new Date(now))).toEqual(stage === null ? [] : [`acesso_2026-11-20_${stage}`]);
  });

  test('is told of in words with its day, and leads to the plans', () => {
    const textAt = (now: string) => tell(paid, new Date(now))[0];
    expect(textAt('2026-11-14T12:00:00.000Z')).toMatchObject({
      text: 'O acesso do seu plano termina em 20 de novembro. Depois disso, a conta volta ao plano Grátis.',
      link: '/planos',
    });
    expect(textAt('2026-11-19T12:00:00.000Z')?.text).toContain('termina amanhã, 20 de novembro');
    expect(textAt('2026-11-20T12:00:00.000Z')?.text).toContain('termina hoje, 20 de novembro');
    expect(textAt('2026-11-21T01:00:00.000Z')?.text).toContain('terminou em 20 de novembro');
  });

  test('has ended exactly when its limits no longer apply', () => {
    for (const off of [-60_000, -1, 0, 1, 60_000]) {
      const now = new Date(END.getTime() + off);
      expect(ids(paid, now).includes('acesso_2026-11-20_fim')).toBe(
        computeEffectivePlan(paid, now) === 'freemium',
      );
    }
  });

  test('is told of once a stage, and after a later stage no earlier one', () => {
    const warned = after(paid, noon('2026-11-14'));
    expect(ids(warned, noon('2026-11-18'))).toEqual([]);
    const again = after(warned, noon('2026-11-19'));
    expect(ids(again, noon('2026-11-20'))).toEqual([]);
    expect(ids(after(paid, noon('2026-11-19')), noon('2026-11-18'))).toEqual([]);
    const over = after(again, noon('2026-11-21'));
    expect(over.notifications).toHaveLength(3);
    expect(ids(over, noon('2026-11-22'))).toEqual([]);
    expect(ids(over, noon('2026-11-20'))).toEqual([]);
  });

  test('that was renewed is told of at its new end', () => {
    const renewed = { ...after(paid, noon('2026-11-14')), acesso_expira_em: noon('2027-02-20') };
    expect(ids(renewed, noon('2026-11-21'))).toEqual([]);
    expect(ids(renewed, noon('2027-02-13'))).toEqual(['acesso_2027-02-20_7']);
  });

  test.each([
    ['without an end', { acesso_expira_em: null }],
    ['of the free plan', { plan: 'freemium' }],
    ['of a plan that this build does not know', { plan: 'platina' }],
  ])('%s does not end', (_, changes) => {
    expect(ids({ ...paid, ...changes }, END)).toEqual([]);
  });
});

describe('the review of the day', () => {
  const at = noon('2026-11-10');
  const learner: Profile = { ...nobody, diagnosticoCompleto: true };

  test('is told of with its questions, once a day', () => {
    expect(tell(learner, at, 4)).toMatchObject([
      {
        id: 'revisao_2026-11-10',
        text: 'Sua revisão do dia está pronta, com 4 perguntas.',
        link: '/micro-learnings/revisao',
      },
    ]);
    expect(tell(learner, at, 1)[0]?.text).toBe('Sua revisão do dia está pronta, com 1 pergunta.');
    expect(tell(learner, at, 0)).toEqual([]);
  });

  test('is not told of to whom the lessons are closed', () => {
    expect(tell(nobody, at, 4)).toEqual([]);
  });

  test('is not told of while another waits to be read', () => {
    const told = after(learner, at, 4);
    expect(ids(told, noon('2026-11-11'), 5)).toEqual([]);
    const read = { ...told, notifications: told.notifications.map((n) => ({ ...n, read: true })) };
    expect(ids(read, noon('2026-11-10'), 5)).toEqual([]);
    expect(ids(read, new Date('2026-11-11T02:59:59.999Z'), 5)).toEqual([]);
    expect(ids(read, new Date('2026-11-11T03:00:00.000Z'), 5)).toEqual(['revisao_2026-11-11']);
  });
});

test('the end of an access comes first, then the plan, then the review, and every link stays on this site', () => {
  const busy: Profile = {
    ...nobody,
    ...makePlan('2026-11-10T12:00:00.000Z', [makeDueTask('a')]),
    plan: 'impulso',
    acesso_expira_em: noon('2026-12-10'),
  };
  const told = tell(busy, noon('2026-12-09'), 3);
  expect(told.map(({ id }) => id.split('_')[0])).toEqual(['acesso', 'prazo', 'revisao']);
  for (const { link = '' } of told) expect(link.startsWith(parseSafePath(link) ?? '-')).toBe(true);
});
