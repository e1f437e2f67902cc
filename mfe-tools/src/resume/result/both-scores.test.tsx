// @vitest-environment happy-dom
import type { JobMatch, ResumeAnalysis, Score } from '@aura/shared-domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BothScores } from './both-scores.tsx';

afterEach(cleanup);

const score = (value: number | null): Score => ({
  version: 'cv-1.0',
  value,
  band: value === null ? 'insufficient' : 'good',
  coverage: 1,
  dimensions: [],
  ceilings: [],
});
const show = (match: JobMatch | null) =>
  render(<BothScores analysis={{ quality: score(72.5), match } as unknown as ResumeAnalysis} />);

test('quality and fit stand together, each with a way to its explanation', () => {
  show({ score: score(61), requirements: [] } as unknown as JobMatch);
  expect(screen.getByText('72,5')).toBeDefined();
  expect(screen.getByText('61,0')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Qualidade' }).getAttribute('href')).toBe('#quality-title');
  expect(screen.getByRole('link', { name: 'Combinação com a vaga' }).getAttribute('href')).toBe(
    '#match-title',
  );
});

test('without an ad there is the quality alone', () => {
  show(null);
  expect(screen.queryByText('Combinação com a vaga')).toBeNull();
});
