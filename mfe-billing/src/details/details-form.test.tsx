// @vitest-environment happy-dom
import { ok } from '@aura/shared-domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DetailsForm } from './details-form.tsx';

const page = vi.hoisted(() => ({
  asked: [] as { method: string; body: unknown; answer: (given: unknown) => void }[],
}));
vi.mock('@aura/shared-session', () => ({
  call: ({ method }: { method: string }, body: unknown) =>
    new Promise((answer) => page.asked.push({ method, body, answer })),
}));
beforeEach(() => void (page.asked = []));
afterEach(cleanup);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar os dados', hidden: true }));

test('a fault is shown at its field and not sent; valid details are sent in the right form', async () => {
  const { container } = render(<DetailsForm />);
  expect(page.asked).toEqual([]);
  const details = container.querySelector('details');
  if (!details) throw new Error('nothing to open');
  act(() => void (details.open = true));
  expect(page.asked).toMatchObject([{ method: 'GET' }]);
  type('CPF ou CNPJ', '529.982.247-26');
  save();
  expect(screen.getByText('Este CPF ou CNPJ não existe. Confira os números.')).toBeTruthy();
  expect(screen.getByText('O CEP tem 8 números.')).toBeTruthy();
  expect(page.asked).toHaveLength(1);

  type('CPF ou CNPJ', '529.982.247-25');
  type('Nome completo ou razão social', 'Ana Souza');
  type('CEP', '01310-100');
  type('Rua', 'Avenida Paulista');
  type('Número', '1000');
  type('Bairro', 'Bela Vista');
  type('Cidade', 'São Paulo');
  type('Estado', 'SP');
  save();
  expect(page.asked.slice(1)).toMatchObject([
    { method: 'POST', body: { taxId: '52998224725', postalCode: '01310100', state: 'SP', complement: '' } },
  ]);
  await act(async () => page.asked[1]?.answer(ok({})));
  expect(screen.getByText(/Dados salvos/u)).toBeTruthy();
});
