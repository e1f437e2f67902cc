// @vitest-environment happy-dom
import { newProfile } from '@aura/shared-domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UsageSection } from './usage-section.tsx';
import { usageOf } from './usage.ts';

afterEach(cleanup);

test('every tool has its use of the month, which begins anew on a day that is named', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  render(<UsageSection usage={usageOf(newProfile('Ana'), now)} now={now} />);
  expect(screen.getByRole('heading', { name: 'Uso do mês' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText(/A contagem recomeça em 1º de abril\.$/)).toBeTruthy();
});
