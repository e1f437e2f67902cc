// @vitest-environment happy-dom
import { createEmptyResume } from '@aura/shared-domain';
import { matchJob, readCandidate, readJob } from '@aura/shared-career';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MatchSection } from './match-section.tsx';

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
