// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SharedRouter } from '@aura/shared-session/router';
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
        catalogue: [{ id: 'l', title: 'Pedir feedback', minutes: 5, category: 'Liderança' }],
        programmes: [],
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

test('lists the lessons under their subjects, in the order of the Portuguese alphabet', () => {
  const lesson = (title: string, category: string) => ({ id: title, title, minutes: 5, category });
  const catalogue = [
    lesson('Zelo', 'Saúde'),
    lesson('Vistoria', 'Obras'),
    lesson('Água limpa', 'Saúde'),
    lesson('Banho', 'Saúde'),
  ];
  render(
    <ProgrammeForm
      known={{ departments: [], catalogue, programmes: [] }}
      proposed={readProposal(new URLSearchParams())}
      onMade={() => undefined}
    />,
  );
  const groups = [...screen.getByLabelText(/^Lição/u).querySelectorAll('optgroup')];
  expect(groups.map(({ label }) => label)).toEqual(['Obras', 'Saúde']);
  expect([...(groups[1]?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Água limpa (5 min)',
    'Banho (5 min)',
    'Zelo (5 min)',
  ]);
});

test('a lesson that already runs for the group is named, with its programme', () => {
  const shown = (unit: string) =>
    render(
      <SharedRouter accepts={() => true}>
        <ProgrammeForm
          known={{
            departments: [
              { id: 'vendas', name: 'Vendas' },
              { id: 'obras', name: 'Obras' },
            ],
            catalogue: [{ id: 'l', title: 'Pedir feedback', minutes: 5, category: 'Liderança' }],
            programmes: [
              {
                id: 'p',
                title: 'Feedback em Vendas',
                units: [{ id: 'vendas', name: 'Vendas' }],
                lessons: [{ id: 'l', title: 'Pedir feedback' }],
                dueOn: null,
                owner: null,
                alert: null,
                createdAt: '2026-11-03T12:00:00.000Z',
                endedAt: null,
                completion: [],
              },
            ],
          }}
          proposed={readProposal(new URLSearchParams(`licao=l&area=${unit}`))}
          onMade={() => undefined}
        />
      </SharedRouter>,
    );
  const { unmount } = shown('vendas');
  expect(screen.getByText(/Programa “Feedback em Vendas”, desde 03\/11\/2026/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver o programa' }).getAttribute('href')).toBe(
    '/cockpit/programas#programa-p',
  );
  unmount();
  shown('obras');
  expect(screen.queryByText(/Esta lição já corre/u)).toBeNull();
});
