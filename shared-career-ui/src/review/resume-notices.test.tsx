// @vitest-environment happy-dom
import { createEmptyResume } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { ResumeDraft } from '../draft.ts';
import { makeResumeWorker } from '../reading/resume-worker.ts';
import { withoutPersonalData } from './personal-data.ts';
import { ResumeReview } from './resume-review.tsx';

afterEach(cleanup);

const draftWith = (unclassified: string[]): ResumeDraft => ({
  source: 'text',
  label: '',
  structure: { ...createEmptyResume(), unclassified },
  confidence: {},
  notices: [{ code: 'DADOS_PESSOAIS', message: 'Há dados pessoais.', excerpts: ['CPF 123.456.789-00'] }],
});

function Review({ initial }: { readonly initial: ResumeDraft }) {
  const [draft, setDraft] = useState(initial);
  return (
    <ResumeReview
      worker={makeResumeWorker('tools')}
      draft={draft}
      lead="A análise só acontece quando você enviar."
      onEdit={(structure) => setDraft({ ...draft, structure })}
      onRemovePersonalData={() => setDraft(withoutPersonalData(draft) ?? draft)}
    />
  );
}
const BUTTON = { name: 'Retirar todos os dados pessoais' };

test('one button removes the flagged lines, says so and keeps the focus', () => {
  render(<Review initial={draftWith(['CPF 123.456.789-00', 'Falo em público'])} />);
  expect(screen.getByText('CPF 123.456.789-00', { selector: 'p' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', BUTTON));
  expect(screen.queryByText('CPF 123.456.789-00', { selector: 'p' })).toBeNull();
  expect(screen.getByText('Falo em público')).toBeTruthy();
  expect(screen.queryByText('Há dados pessoais.')).toBeNull();
  expect(document.activeElement?.textContent).toContain('foram retirados');
});

test('there is no button if the CV is already without them', () => {
  render(<Review initial={draftWith(['Falo em público'])} />);
  expect(screen.getByText('Há dados pessoais.')).toBeTruthy();
  expect(screen.queryByRole('button', BUTTON)).toBeNull();
});

test('a part that was read for sure is folded, and one that was read with doubt is open', () => {
  const confidence = { summary: 0.4, 'education.0.degree': 0.9 };
  render(<Review initial={{ ...draftWith(['um', 'dois', 'três', 'quatro']), confidence }} />);
  const isOpen = (name: string) =>
    screen.getByRole('region', { name }).querySelector('details')?.hasAttribute('open');
  expect([isOpen('Resumo'), isOpen('Formação'), isOpen('Idiomas')]).toEqual([true, false, false]);
  expect([isOpen('Contato'), isOpen('Linhas sem lugar')]).toEqual([false, false]);
  fireEvent.change(screen.getByLabelText(/^Resumo profissional/), { target: { value: 'Doze anos de loja' } });
  expect(isOpen('Resumo')).toBe(true);
});

test('a button leads to the first field that was read with doubt, and unfolds it', () => {
  const confidence = { 'contact.name': 0.9, summary: 0.4 };
  render(<Review initial={{ ...draftWith([]), confidence }} />);
  for (const fold of document.querySelectorAll('details')) fold.open = false;
  fireEvent.click(screen.getByRole('button', { name: 'Ir ao primeiro' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Resumo profissional/));
  expect(document.activeElement?.closest('details')?.open).toBe(true);
});

test('there is nothing to go to if all was read for sure', () => {
  render(<Review initial={draftWith([])} />);
  expect(screen.queryByRole('button', { name: 'Ir ao primeiro' })).toBeNull();
});
