// @vitest-environment happy-dom
import { createEmptyResume, type JobMatch } from '@aura/shared-domain';
import { matchJob, readCandidate, readJob } from '@aura/shared-career';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MatchSection } from './match-section.tsx';

afterEach(cleanup);

const AD = `Analista administrativo
Empresa contrata em regime CLT, com benefícios.

Requisitos
- Ensino superior completo em Administração
- Excel avançado
- Controle de contas a pagar`;

it('shows a degree whose course was stopped as stopped, not as missing', () => {
  const job = readJob(AD);
  if (!job.ok) throw new Error(job.error.code);
  const resume = {
    ...createEmptyResume(),
    education: [
      {
        institution: 'Faculdade Serra Azul',
        degree: 'Bacharelado',
        area: 'Administração (trancado)',
        location: '',
        start: '2018-02',
        end: null,
        current: false,
        items: [],
      },
    ],
  };
  const match = matchJob(readCandidate(resume, new Date('2026-11-22T12:00:00Z')), job.value, AD);
  render(<MatchSection match={match} />);
  const row = screen.getByText('Ensino superior em Administração').closest('li');
  if (!row) throw new Error('no row');
  expect(within(row).getByText('Trancado')).toBeDefined();
  expect(within(row).queryByText('Não encontrado')).toBeNull();
});

it('folds a long list of requirements after the first ones, and no short one', () => {
  const requirements = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      requirement: { id: `r${at}`, label: `Requisito ${at}`, necessity: 'mandatory', evidence: [] },
      grade: at === count - 1 ? 'absent' : 'proven',
      credit: 1,
      evidence: [],
      why: '',
    }));
  const job = readJob(AD);
  if (!job.ok) throw new Error(job.error.code);
  const base = matchJob(readCandidate(createEmptyResume(), new Date()), job.value, AD);
  const show = (count: number) =>
    render(<MatchSection match={{ ...base, requirements: requirements(count) } as unknown as JobMatch} />);
  const { unmount } = show(7);
  expect(screen.queryByText(/^Mais/u)).toBeNull();
  unmount();
  show(12);
  const fold = screen.getByText('Mais 7 requisitos, 1 deles sem prova clara').closest('details');
  expect(within(fold ?? document.body).getByText('Requisito 11')).toBeDefined();
  expect(screen.getByText('Requisito 4').closest('details')).toBeNull();
});
