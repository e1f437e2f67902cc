// @vitest-environment happy-dom
import { matchJob, readCandidate, readJob } from '@aura/shared-career';
import { createEmptyResume, type Posting, type Vacancy } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeFollowed } from '../tracker/fixtures.ts';
import { PostingView } from './posting-view.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const AD = `Analista de dados
Sobre a empresa
Empresa de médio porte, com sede no centro e atendimento em todo o país há muitos anos.
Requisitos
- SQL
- Power BI
- Excel`;
const FACTS: Posting['facts'] = {
  workModel: null,
  contracts: [],
  seniorities: [],
  states: [],
  disability: null,
  monthlySalary: null,
  publishedOn: null,
};

function show(skills: readonly string[]) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);
  const reading = readJob(AD);
  if (!reading.ok) throw new Error(reading.error.code);
  const resume = { ...createEmptyResume(), skills: [...skills] };
  const match = matchJob(readCandidate(resume, new Date('2026-11-22T12:00:00Z')), reading.value, AD);
  const vacancy: Vacancy = makeFollowed('pasted:a').job.vacancy;
  render(
    <SharedRouter accepts={() => true}>
      <PostingView
        found={{
          posting: { id: vacancy.id, vacancy, facts: FACTS, versions: [] },
          text: AD,
          match,
          cautions: { level: 'none', cautions: [] },
        }}
      />
    </SharedRouter>,
  );
  return match.score.band;
}

test('a posting far above the CV says so and leads to what is missing', () => {
  expect(show([])).toBe('initial');
  expect(screen.getByText(/Pede bem mais do que o seu currículo prova hoje/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver o que falta' }).getAttribute('href')).toBe('#fit');
});

test('a posting within reach says nothing of the kind', () => {
  expect(show(['SQL', 'Power BI', 'Excel'])).not.toBe('initial');
  expect(screen.queryByText(/Pede bem mais/u)).toBeNull();
});
