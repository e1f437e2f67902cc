import { expect, it } from 'vitest';
import { explainReason, REASON_NAMES_SOMEBODY, REASON_TOO_SHORT } from './reason.ts';

it.each([
  'ana.souza@exemplo.com pediu pelo atendimento',
  'pediu: CPF 529.982.247-25',
  'titular 52998224725 confirmou',
  'ligou de (11) 98765-4321',
  'ligou de +55 11 98765 4321',
  'whatsapp 11987654321',
  'fixo 11 3456-7890',
  'retornar no 98765-4321',
])('does not take "%s" as a reason', (reason) => {
  expect(explainReason(reason)).toBe(REASON_NAMES_SOMEBODY);
});

it.each([
  'pediu pela mensagem 20261129-7K3M9Q2X',
  'pediu pela mensagem 20261129-12345678',
  'cobrado em 29/11/2026 às 18:20, R$ 1.490,90 em vez de 79,90',
  'pagamento pi_3Qx12345678901234 em dobro',
  'contrato 2026-2027, 1200 licenças',
  'conta 4f9c2d1e-1234-4abc-9def-123456789012',
])('takes "%s"', (reason) => {
  expect(explainReason(reason)).toBeNull();
});

it.each(['', 'ok', '. . . . .', '\u200B\u200B\u200B\u200B\u200B'])(
  'does not take "%s", which says nothing',
  (reason) => {
    expect(explainReason(reason)).toBe(REASON_TOO_SHORT);
  },
);
