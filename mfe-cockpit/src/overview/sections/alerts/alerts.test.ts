import type { Alert } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { makeOverview } from '../../testing/an-overview.ts';
import { buildAlertPath } from './alert-path.ts';
import { describeAlert, describeDeed } from './alert-words.ts';

const { units } = makeOverview();
const view = { department: null, week: '2026-W46', weeks: 26 } as const;

const cases: readonly (readonly [Alert, string, string])[] = [
  [
    { kind: 'low_activation', unit: null, share: 0.3 },
    'Na empresa toda, só 30% das pessoas convidadas aceitaram o convite e participam dos números.',
    '/cockpit?periodo=26&semana=2026-W46#adesao',
  ],
  [
    { kind: 'completion_drop', unit: 'vendas', from: 0.6, to: 0.35 },
    'Em Vendas, a conclusão dos planos caiu de 60% para 35% em quatro semanas. ' +
      'Quem mede de novo recebe um plano novo, com tarefas em aberto: a queda pode vir daí.',
    '/cockpit?area=vendas&periodo=26&semana=2026-W46#engajamento',
  ],
  [
    { kind: 'common_gap', unit: 'outras', skillId: 'excel', label: 'Excel', share: 0.45 },
    'Em Outras áreas, cerca de 45% das pessoas têm lacuna em Excel.',
    '/cockpit?area=outras&periodo=26&semana=2026-W46#prioridades',
  ],
  [
    { kind: 'seats', share: 0.95 },
    'Cerca de 95% das licenças estão em uso: combine mais com a Aura antes dos próximos convites.',
    '/cockpit/pessoas',
  ],
  [
    {
      kind: 'share_drop',
      unit: 'vendas',
      headline: 'activity',
      from: 0.75,
      to: 0.5,
      people: 20,
      grew: false,
      held: ['adoption', 'coverage'],
    },
    'Em Vendas, a atividade caiu de 75% para 50% em uma semana, mais do que o arredondamento explica. ' +
      'O grupo não cresceu, e a adesão e a cobertura por diagnóstico não mudaram. ' +
      'Menos pessoas aprenderam ou fizeram algo nos últimos 30 dias.',
    '/cockpit?area=vendas&periodo=26&semana=2026-W46#engajamento',
  ],
  [
    {
      kind: 'share_drop',
      unit: null,
      headline: 'coverage',
      from: 0.8,
      to: 0.5,
      people: 40,
      grew: true,
      held: [],
    },
    'Na empresa toda, a cobertura por diagnóstico caiu de 80% para 50% em uma semana, mais do que o ' +
      'arredondamento explica. O grupo cresceu para 40 pessoas: parte da queda vem de quem acabou de entrar na conta.',
    '/cockpit?periodo=26&semana=2026-W46#adesao',
  ],
];

test.each(cases)('%o is told in words and leads to where it can be looked at', (alert, text, path) => {
  expect(describeAlert(alert, units).text).toBe(text);
  expect(buildAlertPath(alert, view)).toBe(path);
});

test.each([
  [0, 'Adesão baixa na empresa toda'],
  [1, 'Queda na conclusão dos planos em Vendas'],
  [2, 'Lacuna comum: Excel em Outras áreas'],
  [4, 'Queda da atividade em Vendas'],
])('the title of alert %i says where it is', (at, title) => {
  const [alert] = cases[at] ?? [];
  expect(alert && describeAlert(alert, units).title).toBe(title);
});

test('the link names the department that it leads to', () => {
  const of = (unit: string | null) => describeAlert({ kind: 'low_activation', unit, share: 0.3 }, units).link;
  expect(of('vendas')).toBe('Ver o funil de Vendas');
  expect(of(null)).toBe('Ver o funil');
});

test('seats that are about to run out are not said to have run out', () => {
  const titleOf = (share: number) => describeAlert({ kind: 'seats', share }, units).title;
  expect([0.99, 1].map(titleOf)).toEqual(['Licenças quase no fim', 'Licenças todas em uso']);
});

test.each([
  [0, 'Reenviar convites para a empresa toda: só'],
  [1, 'Planejar um programa para Vendas: a conclusão dos planos caiu de'],
  [2, 'Planejar um programa para Outras áreas: cerca de'],
  [4, 'Planejar um programa para Vendas: a atividade caiu de'],
])('the recommendation for alert %i begins with what to do', (at, words) => {
  const [alert] = cases[at] ?? [];
  const { deed, reason } = alert ? describeDeed(alert, { units, lessons: [] }) : { deed: '', reason: '' };
  expect(`${deed}: ${reason}`).toContain(words);
});
