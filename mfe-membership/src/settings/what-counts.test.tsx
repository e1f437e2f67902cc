// @vitest-environment happy-dom
import { err, ok, type OwnContribution } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MembershipPorts } from './use-memberships.ts';
import { WhatCounts } from './what-counts.tsx';

afterEach(cleanup);

const FULL: OwnContribution = {
  state: 'counted',
  countsFrom: null,
  inGroup: true,
  contribution: {
    measures: ['activated', 'diagnosed', 'planned', 'activeMonth', 'continuous', 'quarterDone', 'halfDone'],
    skills: [
      { id: 'excel', label: 'Excel', level: 0, gap: 1 },
      { id: 'sql', label: 'SQL', level: 0.7, gap: 0.3 },
      { id: 'bi', label: 'Power BI', level: 1, gap: null },
    ],
    lessons: [{ id: 'feedback', title: 'Feedback construtivo' }],
  },
  earlier: [],
};
const NOTHING: OwnContribution = { ...FULL, state: 'not_shared', contribution: null };

type Answer = Awaited<ReturnType<MembershipPorts['contribution']>>;

/** Shows the list over answers that come one after another; gives the companies that were asked about. */
function show(...answers: readonly Answer[]) {
  const asked: string[] = [];
  const load = async (companyId: string) =>
    answers[asked.push(companyId) - 1] ?? err({ message: 'Uma vez a mais.' });
  render(<WhatCounts companyId="acme" company="Acme" load={load} />);
  return asked;
}

const summary = () => screen.getByText('O que conta de você', { exact: false });
const toggle = () => fireEvent.click(summary());
const items = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The text of the opened section. */
async function said(own: OwnContribution): Promise<string> {
  cleanup();
  show(ok(own));
  toggle();
  const promise = await screen.findByText(/A empresa nunca vê esta lista/);
  return promise.parentElement?.textContent ?? '';
}

test('is closed at first, names the company for people outside it, and loads nothing', () => {
  const asked = show(ok(FULL));
  expect(summary().textContent).toBe('O que conta de você em Acme');
  expect(summary().closest('details')?.open).toBe(false);
  expect(asked).toEqual([]);
});

test('shows each fact in the words of the numbers, loaded once however often it is opened', async () => {
  const asked = show(ok(FULL));
  toggle();
  expect(
    await screen.findByText('É o que entra no próximo retrato semanal, se nada mudar até lá.'),
  ).toBeTruthy();
  expect(items('Etapas do funil em que você conta')).toEqual([
    'Aceitaram e participam',
    'Fizeram o diagnóstico',
    'Têm um plano',
  ]);
  expect(items('Índice de engajamento')).toEqual([
    'Ativas no mês: algum aprendizado em 30 dias (tarefa, selo ou micro-learning).',
    'Continuidade: aprendizado em pelo menos duas de quatro semanas.',
    'Conclusão do plano: pelo menos metade das tarefas feitas.',
  ]);
  expect(items('Competências do seu diagnóstico')).toEqual([
    'Excel: lacuna, nada comprovado',
    'SQL: lacuna, 70 de 100 comprovado',
    'Power BI: comprovada',
  ]);
  expect(items('Micro-learnings concluídos')).toEqual(['Feedback construtivo']);
  expect(screen.getByText(/só somas de grupos fechados de cinco pessoas, arredondadas/)).toBeTruthy();
  toggle();
  toggle();
  await waitFor(() => expect(summary().closest('details')?.open).toBe(true));
  expect(asked).toEqual(['acme']);
});

test('says that it waits', async () => {
  render(<WhatCounts companyId="acme" company="Acme" load={() => new Promise(() => undefined)} />);
  toggle();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Carregando…'));
});

test('shows a failure, such as being offline, and tries again in the same place', async () => {
  const asked = show(err({ message: 'Sem conexão com a internet.' }), ok(FULL));
  toggle();
  expect((await screen.findByRole('alert')).textContent).toContain('Sem conexão com a internet.');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  const list = await screen.findByRole('list', { name: 'Micro-learnings concluídos' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(list)).toBe(true);
  expect(asked).toEqual(['acme', 'acme']);
});

test('says what does not count of a person who has done little', async () => {
  const text = await said({ ...FULL, contribution: { measures: ['activated'], skills: [], lessons: [] } });
  expect(text).toContain('Aceitaram e participam');
  expect(text).toContain('Nenhuma competência e nenhum micro-learning seu entra.');
  expect(screen.getAllByRole('list')).toHaveLength(1);
});

test('says from when on somebody counts, by the day in São Paulo, and in which group', async () => {
  const waiting = { ...FULL, state: 'waiting' } as const;
  const countsFrom = '2026-12-03T01:30:00Z';
  expect(await said({ ...waiting, countsFrom })).toContain(
    'O que você faz ainda não conta. Você passa a contar a partir de 2 de dezembro de 2026, no retrato semanal seguinte. Se fosse hoje, entraria isto:',
  );
  expect(await said({ ...waiting, countsFrom, inGroup: false })).toContain(
    'no retrato semanal seguinte, quando o seu grupo de cinco pessoas estiver formado.',
  );
  expect(await said({ ...waiting, inGroup: false })).toContain(
    'Você passa a contar quando o seu grupo de cinco pessoas estiver formado.',
  );
  expect(await said({ ...waiting, countsFrom, contribution: null })).not.toContain('Se fosse hoje');
});

test('says why nothing counts', async () => {
  expect(await said(NOTHING)).toContain('Você escolheu ficar fora dos números do grupo.');
  expect(screen.queryByRole('list')).toBeNull();
  expect(await said({ ...NOTHING, state: 'nothing_kept' })).toContain('Você ainda não contava quando');
  expect(await said({ ...NOTHING, state: 'counted' })).toContain('não conseguimos ler o que é seu');
});

test('says what was kept, and until when for a returned member', async () => {
  const kept = { ...FULL, state: 'kept' } as const;
  expect(await said(kept)).toContain('Nada do que veio depois entra.');
  expect(await said({ ...kept, countsFrom: '2026-12-03T12:00:00Z' })).toContain(
    'A partir de 3 de dezembro de 2026, no lugar disso',
  );
});

test('says what still counts from a former place', async () => {
  const earlier = [{ measures: ['diagnosed' as const], skills: [], lessons: [] }];
  expect(await said({ ...FULL, state: 'waiting', contribution: null, inGroup: false, earlier })).toContain(
    'Do lugar que você tinha antes na lista, continua nas somas',
  );
  expect(items('Etapas do funil em que você conta')).toEqual(['Fizeram o diagnóstico']);
  expect(await said(FULL)).not.toContain('lugar que você tinha antes');
});
