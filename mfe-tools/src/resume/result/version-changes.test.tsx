// @vitest-environment happy-dom
import type { VersionChange } from '@aura/shared-domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { VersionChanges } from './version-changes.tsx';

afterEach(cleanup);

const REWORDED: VersionChange = {
  operation: 'replace',
  before: 'Responsável pelo estoque',
  after: 'Controlo o estoque de 3 lojas',
  reason: 'Comece pelo que você fez.',
};
const ADDED: VersionChange = { operation: 'add', before: '', after: 'Excel', reason: 'A vaga pede “Excel”.' };
const TAKEN: VersionChange = { operation: 'remove', before: '', after: '', reason: 'Remova idade.' };
const SHORTENED: VersionChange = {
  operation: 'replace',
  before: '',
  after: 'Recife, PE',
  reason: 'Remova endereço.',
};

test('personal data that was taken out is counted apart from what changed for the job', () => {
  render(<VersionChanges changes={[REWORDED, TAKEN, ADDED, SHORTENED]} summary="O que mudou para a vaga" />);
  const groups = screen.getAllByRole('group').map((group) => group.textContent);
  expect(groups).toHaveLength(2);
  expect(groups[0]).toMatch(/^O que mudou para a vaga \(2\).*Comece.*Excel/u);
  expect(groups[0]).not.toContain('Remova');
  expect(groups[1]).toMatch(/^Dados pessoais tirados \(2\).*idade.*endereço/u);
});

test('a version that only takes out personal data claims no change for the job', () => {
  render(<VersionChanges changes={[TAKEN]} summary="O que mudou para a vaga" />);
  expect(screen.queryByText(/para a vaga/u)).toBeNull();
  expect(screen.getByText('Dado pessoal tirado (1)')).toBeDefined();
});
