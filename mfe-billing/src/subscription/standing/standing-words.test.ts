import { expect, test } from 'vitest';
import type { Standing } from './standing.ts';
import { describeOutlook, describePlan } from './standing-words.ts';

const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-06-08T12:00:00Z');

const RUNNING: Standing = {
  kind: 'subscription',
  plan: 'impulso',
  bill: { interval: 'month', amount: 79_90 },
  renewsAt: later,
  endsAt: null,
  overdue: false,
};
const AFTERWARDS = 'Depois, a conta volta ao plano Grátis, e o que você fez continua guardado.';

test.each<[Standing, string, string]>([
  [RUNNING, 'Impulso mensal', 'Renova em 8 de junho de 2026 por R$\u00A079,90 por mês, até você cancelar.'],
  [
    { ...RUNNING, plan: 'decolagem', bill: { interval: 'year', amount: 1_490_90 } },
    'Decolagem anual',
    'Renova em 8 de junho de 2026 por R$\u00A01.490,90 por ano, até você cancelar.',
  ],
  [{ ...RUNNING, bill: null, renewsAt: null }, 'Impulso', 'Renova a cada período até você cancelar.'],
  [{ ...RUNNING, overdue: true }, 'Impulso mensal', 'R$\u00A079,90 por mês, com a renovação em atraso.'],
  [
    { ...RUNNING, renewsAt: now },
    'Impulso mensal',
    'A renovação, de R$\u00A079,90 por mês, está sendo processada.',
  ],
  [
    { ...RUNNING, renewsAt: null, endsAt: later },
    'Impulso mensal',
    `Assinatura cancelada: nada mais será cobrado. Acesso até 8 de junho de 2026. ${AFTERWARDS}`,
  ],
  [
    { kind: 'payment', plan: 'conquista', endsAt: later, isConfirmed: true },
    'Conquista',
    `Pagamento único, sem renovação. Acesso até 8 de junho de 2026. ${AFTERWARDS}`,
  ],
  [
    { kind: 'payment', plan: 'conquista', endsAt: later, isConfirmed: false },
    'Conquista',
    `Acesso até 8 de junho de 2026. ${AFTERWARDS}`,
  ],
  [{ kind: 'company', endsAt: null }, 'Equilíbrio', 'Oferecido pela sua empresa.'],
  [{ kind: 'company', endsAt: later }, 'Equilíbrio', 'Oferecido pela sua empresa até 8 de junho de 2026.'],
  [
    { kind: 'granted', plan: 'impulso', endsAt: null },
    'Impulso',
    'Sem cobrança: não há pagamento ligado a este plano.',
  ],
  [
    { kind: 'granted', plan: 'impulso', endsAt: later },
    'Impulso',
    `Acesso até 8 de junho de 2026, sem cobrança. ${AFTERWARDS}`,
  ],
  [{ kind: 'free', ended: null }, 'Grátis', 'Gratuito, sem prazo e sem cartão.'],
  [
    { kind: 'free', ended: { plan: 'conquista', at: now } },
    'Grátis',
    'Seu acesso ao plano Conquista terminou em 10 de março de 2026. O que você fez continua guardado.',
  ],
])('%j', (standing, name, outlook) => {
  expect(describePlan(standing)).toBe(name);
  expect(describeOutlook(standing, now)).toBe(outlook);
});
