// @vitest-environment happy-dom
import { createProfile } from '@aura/shared-domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UsageSection } from './usage-section.tsx';
import { computeUsage } from './usage.ts';

afterEach(cleanup);

test('every tool shows its use of the month, and the day when it starts again', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const profile = { ...createProfile('Ana'), usagePeriod: '2026-03', usageCounts: { mentorAI: 1 } };
  render(<UsageSection usage={computeUsage(profile, now)} now={now} />);
  expect(screen.getByRole('heading', { name: 'Uso do mês' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^Mentor.*usado 1 de 1$/);
  expect(screen.getAllByText('usado 0 de 1')).toHaveLength(5);
  expect(screen.getByText(/A contagem recomeça em 1º de abril\.$/)).toBeTruthy();
});
