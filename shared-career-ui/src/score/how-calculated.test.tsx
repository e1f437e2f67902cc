// @vitest-environment happy-dom
import { makeScore } from '@aura/shared-domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HowCalculated } from './how-calculated.tsx';

afterEach(cleanup);

const readiness = makeScore('diag-1.0', {
  dimensions: [
    { id: 'skills', label: 'Competências', weight: 0.4, value: 50, rule: 'Regra A', evidence: [] },
    { id: 'evidence', label: 'Evidência', weight: 0.2, value: 80, rule: 'Regra B', evidence: [] },
    { id: 'practice', label: 'Prática', weight: 0.15, value: null, rule: 'Regra C', evidence: [] },
  ],
  ceilings: [{ id: 'blocker', ceiling: 59, reason: 'falta o registro profissional' }],
});
const props = { name: 'prontidão', origin: 'entrada abcdef012345' };

test('shows the arithmetic with its ceiling, down to the shown number', () => {
  render(<HowCalculated {...props} score={readiness} />);
  // 2/3 × 50 + 1/3 × 80 = 60, held at 59.
  expect(screen.getByText(/33,33 \+ 26,67 =/)).toBeTruthy();
  expect(screen.getByText('60,00', { selector: 'strong' })).toBeTruthy();
  expect(screen.getByText(/falta o registro profissional/)).toBeTruthy();
  expect(screen.getByText(/A conta refeita dá 59,0, igual ao número mostrado/)).toBeTruthy();
});

test('names a dimension without data, which uses no weight', () => {
  render(<HowCalculated {...props} score={readiness} />);
  const row = screen.getByRole('row', { name: /Prática/ });
  expect(row.textContent).toContain('sem dados');
});

test('says so if a number does not follow from its parts', () => {
  render(<HowCalculated {...props} score={{ ...readiness, value: 91 }} />);
  expect(screen.getByRole('alert').textContent).toContain('não bate');
});

test('the table ends with the sums of its columns', () => {
  render(<HowCalculated {...props} score={readiness} />);
  const cells = screen.getByRole('row', { name: /^Total/ }).querySelectorAll('td');
  expect([...cells].map((cell) => cell.textContent)).toEqual(['75%', '100,0%', '—', '60,00']);
});
