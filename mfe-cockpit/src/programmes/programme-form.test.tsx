// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readProposal } from './cause.ts';
import { ProgrammeForm } from './programme-form.tsx';

afterEach(cleanup);

test('is filled from the alert in the address, which it names', () => {
  const search =
    'alerta=common_gap:vendas:excel&area=vendas&licao=l&titulo=Excel+em+Vendas&competencia=Excel&parcela=0.5';
  render(
    <ProgrammeForm
      known={{
        departments: [{ id: 'vendas', name: 'Vendas' }],
        catalogue: [{ id: 'l', title: 'Pedir feedback', minutes: 5 }],
      }}
      proposed={readProposal(new URLSearchParams(search))}
      onMade={() => undefined}
    />,
  );
  expect(
    screen.getByText(/^Em Vendas, cerca de 50% das pessoas têm lacuna em Excel\. Objetivo/u),
  ).toBeTruthy();
  const valueOf = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([valueOf(/^Nome do programa/u), valueOf('Para quem'), valueOf(/^Lição/u)]).toEqual([
    'Excel em Vendas',
    'vendas',
    'l',
  ]);
  expect(valueOf(/^Até quando/u)).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
});
