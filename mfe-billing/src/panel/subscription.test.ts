import { expect, test } from 'vitest';
import { describeSubscription } from './subscription.ts';

const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-06-08T12:00:00Z');
const before = new Date('2026-03-01T12:00:00Z');

const RENEWS = 'Renova a cada período até você cancelar. Valor e próxima cobrança em Plano e assinatura.';

test.each([
  ['freemium', null, 'Grátis', 'Gratuito, sem prazo e sem cartão.'],
  ['impulso', null, 'Impulso', RENEWS],
  ['b2b_equilibrio', null, 'Equilíbrio', 'Oferecido pela sua empresa.'],
  ['decolagem', null, 'Decolagem', RENEWS],
  ['impulso', later, 'Impulso', 'Acesso até 8 de junho de 2026, sem renovação.'],
  ['decolagem', later, 'Acesso completo', 'Tudo do Decolagem até 8 de junho de 2026, sem renovação.'],
  ['conquista', later, 'Acesso completo', 'Tudo do Decolagem até 8 de junho de 2026, sem renovação.'],
  ['b2b_equilibrio', later, 'Equilíbrio', 'Oferecido pela sua empresa até 8 de junho de 2026.'],
  [
    'decolagem',
    before,
    'Grátis',
    'Seu acesso ao plano Decolagem terminou em 1 de março de 2026. O que você fez continua aqui.',
  ],
  ['freemium', before, 'Grátis', 'Gratuito, sem prazo e sem cartão.'],
  ['toString', before, 'Grátis', 'Gratuito, sem prazo e sem cartão.'],
])('%s until %s is %s: %s', (plan, acesso_expira_em, name, text) => {
  expect(describeSubscription({ plan, acesso_expira_em }, now)).toEqual({
    name,
    text,
    isOfCompany: plan === 'b2b_equilibrio',
  });
});
