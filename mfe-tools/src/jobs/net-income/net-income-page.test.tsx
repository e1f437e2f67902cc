// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetIncomePage } from './net-income-page.tsx';

vi.mock('@aura/shared-session/router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-06-15T15:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const compare = () => fireEvent.click(screen.getByRole('button', { name: 'Comparar' }));
const result = () => screen.queryByRole('heading', { name: 'O que fica com você' });
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

const fill = () => {
  type('Salário bruto por mês (R$)', '6.000,00');
  type('Valor da nota por mês (R$)', '9.000,00');
};

test('compares two offers with a sentence, a table, the banner and the focus on the result', () => {
  render(<NetIncomePage />);
  fill();
  compare();
  expect(document.activeElement).toBe(result());
  expect(screen.getByText('Confira antes de decidir')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Os dois contratos, depois de impostos e custos' });
  const month = within(table).getByRole('row', { name: /Em um mês comum/u });
  expect(plain(month.textContent)).toContain('R$ 4.973,39');
  expect(plain(screen.getByText(/a nota precisa ser de/u).textContent)).toMatch(
    /de R\$ [\d.]+,\d\d por mês/u,
  );
});

test('an error is shown at its field, which takes the focus, and nothing is computed', () => {
  render(<NetIncomePage />);
  type('Salário bruto por mês (R$)', '6,000.00');
  compare();
  const gross = field('Salário bruto por mês (R$)');
  expect(document.activeElement).toBe(gross);
  expect(gross.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Escreva o valor em reais, como 5.000,00 ou 5 mil.')).toBeTruthy();
  expect(result()).toBeNull();
});

test('numbers disappear once an offer changes', () => {
  render(<NetIncomePage />);
  fill();
  compare();
  type('Valor da nota por mês (R$)', '9.500,00');
  expect(result()).toBeNull();
});

test('an MEI above the limit gets a notice, and the employment is still computed', () => {
  render(<NetIncomePage />);
  fill();
  fireEvent.change(screen.getByLabelText('Regime'), { target: { value: 'mei' } });
  compare();
  expect(screen.getByText(/acima do limite do MEI/u)).toBeTruthy();
  expect(result()).not.toBeNull();
});

test('a day without tables has no form, and the page says why', () => {
  vi.setSystemTime(new Date('2027-01-02T15:00:00Z'));
  render(<NetIncomePage />);
  expect(screen.getByText('A comparação está desligada')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Comparar' })).toBeNull();
});
