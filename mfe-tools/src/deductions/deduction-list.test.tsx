// @vitest-environment happy-dom
import type { Deduction, Dimension } from '@aura/shared-domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DeductionList } from './deduction-list.tsx';

afterEach(cleanup);

const dimension = (id: string, label: string, value: number | null): Dimension => ({
  id,
  label,
  weight: 0.5,
  value,
  rule: 'Precisa de três atividades.',
  evidence: [],
});
const deduction: Deduction = {
  id: 'd1',
  dimensionId: 'impact',
  points: 40,
  message: 'Duas atividades não trazem número.',
  action: 'Inclua quantidades que já conhece.',
  evidence: [
    {
      source: 'cv',
      docId: 'cv',
      start: 0,
      end: 9,
      excerpt: 'Atendi clientes',
      line: 7,
      section: 'Experiência',
    },
  ],
};

test('a deduction stands under its dimension, with its points and its line', () => {
  render(
    <DeductionList
      dimensions={[dimension('impact', 'Impacto', 60), dimension('focus', 'Foco', 100)]}
      deductions={[deduction]}
    />,
  );
  const fold = screen.getByText('O que tirou pontos em Impacto').closest('details');
  expect(fold?.textContent).toContain('−40,0');
  expect(fold?.textContent).toContain('São pontos dos 100 de Impacto, que pesa 50% da nota.');
  expect(fold?.textContent).toContain('Atendi clientes');
  expect(fold?.textContent).toContain('linha 7');
  expect(screen.queryByText('O que tirou pontos em Foco')).toBeNull();
});

test('a dimension without data says so instead of showing zero', () => {
  render(<DeductionList dimensions={[dimension('impact', 'Impacto', null)]} deductions={[]} />);
  expect(screen.getByRole('listitem').textContent).toContain('sem dados para avaliar');
  expect(screen.queryByRole('meter')).toBeNull();
});
