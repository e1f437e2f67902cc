// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FigureWeek } from '../api.ts';
import { Figures } from './figures-page.tsx';

afterEach(cleanup);

const week = (from: string, part: Partial<FigureWeek>): FigureWeek => ({
  from,
  to: from,
  paid: 0,
  returned: 0,
  payers: 0,
  lost: 0,
  failed: 0,
  ...part,
});

const WEEKS = [
  week('2026-11-09', { paid: 10000, payers: 20, lost: 1 }),
  week('2026-11-16', { paid: 20000, returned: 15000, payers: 19, failed: 3 }),
];

const show = (isComplete = true) =>
  render(<Figures weeks={WEEKS} now={{ renewing: 2, monthly: 22980, overdue: 1 }} isComplete={isComplete} />);

test('bars show the money that stayed, the largest as high as the drawing', () => {
  show();
  const bars = [...screen.getByRole('img', { name: 'Pago por semana' }).querySelectorAll('rect')];
  expect(bars.map((bar) => bar.getAttribute('height'))).toEqual(['100%', '50%']);
});

test('empty weeks have bars without a height', () => {
  render(
    <Figures weeks={[week('2026-11-09', {})]} now={{ renewing: 0, monthly: 0, overdue: 0 }} isComplete />,
  );
  const [bar] = screen.getByRole('img', { name: 'Pago por semana' }).querySelectorAll('rect');
  expect(bar?.getAttribute('height')).toBe('0%');
});

test('the table shows the same, newest first, with the share of people who left', () => {
  show();
  const [, newest, older] = within(screen.getByRole('table')).getAllByRole('row');
  expect(newest?.textContent).toMatch(/R\$\s200,00R\$\s150,0019/);
  expect(older?.textContent).toContain('1 (5%)');
});

test('left-out records are named', () => {
  show(false);
  expect(screen.getByText(/Há mais compras ou eventos/)).toBeTruthy();
});
