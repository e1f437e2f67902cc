// @vitest-environment happy-dom
import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeResumeWorker } from '../reading/resume-worker.ts';
import { ResumeReview } from '../review/resume-review.tsx';
import { keepOriginal } from './original-store.ts';

vi.mock('@aura/shared-session/lifecycles', () => {
  const mount = { baseUrl: 'https://remoto.exemplo/', integrityOf: () => undefined };
  return { useMount: () => mount };
});
afterEach(cleanup);

const WORKER = makeResumeWorker('tools');
const JOB = { location: '', start: null, end: null, current: false, items: [] };
const READ: ResumeStructure = {
  ...createEmptyResume(),
  contact: { ...createEmptyResume().contact, name: 'Carla Mendonça' },
  experiences: [
    { ...JOB, title: 'Assistente', company: 'Jangada' },
    { ...JOB, title: 'Auxiliar', company: 'Sorriso' },
  ],
  skills: ['Excel', 'SAP'],
};
const LINES = ['Carla Mendonça', 'Assistente', 'Jangada', 'Auxiliar', 'Sorriso', 'Excel, SAP'];

const keep = () =>
  keepOriginal({
    reading: 'this',
    file: null,
    structure: READ,
    lines: LINES.map((text) => ({ text, box: null })),
    pages: [],
    sources: {
      'contact.name': [0],
      'experiences.0.title': [1],
      'experiences.0.company': [2],
      'experiences.1.title': [3],
      'experiences.1.company': [4],
      'skills.0': [5],
      'skills.1': [5],
    },
  });

function review(structure: ResumeStructure, reading: string) {
  render(
    <ResumeReview
      worker={WORKER}
      draft={{ source: 'file', label: 'cv.pdf', structure, confidence: {}, notices: [], reading }}
      lead=""
      onEdit={() => {}}
      onRemovePersonalData={() => {}}
    />,
  );
  return within(screen.getByRole('complementary', { name: 'O original' }));
}

const listMarked = (aside: ReturnType<typeof review>) =>
  aside
    .getAllByRole('listitem')
    .filter((line) => line.querySelector('mark'))
    .map(({ textContent }) => textContent);

test('the lines of the field that the person is at are marked', () => {
  keep();
  const aside = review(READ, 'this');
  fireEvent.focus(screen.getByLabelText('Nome'));
  expect(listMarked(aside)).toEqual(['Carla Mendonça']);
  expect(aside.getByText('Nome')).toBeTruthy();
  fireEvent.focus(screen.getAllByLabelText('Empresa')[1]!);
  expect(listMarked(aside)).toEqual(['Sorriso']);
});

test('a job that was removed leaves the others at their own lines, and one that was added at none', () => {
  keep();
  const added = { ...JOB, title: 'Gerente', company: 'Outra' };
  const aside = review({ ...READ, experiences: [READ.experiences[1]!, added] }, 'this');
  fireEvent.focus(screen.getAllByLabelText('Cargo')[0]!);
  expect(listMarked(aside)).toEqual(['Auxiliar']);
  fireEvent.focus(screen.getAllByLabelText('Cargo')[1]!);
  expect(listMarked(aside)).toEqual([]);
  expect(aside.getByText(/não achamos no original/)).toBeTruthy();
});

test('the dialog takes large letters, which the keyboard moves', () => {
  keep();
  review(READ, 'this');
  fireEvent.click(screen.getByRole('button', { name: 'Ampliar o original' }));
  const dialog = within(screen.getByRole('dialog', { name: 'O original' }));
  const larger = dialog.getByRole('button', { name: 'Letras maiores' });
  fireEvent.click(larger);
  expect(larger.getAttribute('aria-pressed')).toBe('true');
  expect(dialog.getByRole('region', { name: /com letras maiores/ }).tabIndex).toBe(0);
});

test('after a reload the page says that the file is not kept, and offers to open it again', () => {
  keep();
  const aside = review(READ, 'another');
  expect(aside.getByText(/não é guardado/)).toBeTruthy();
  expect(aside.getByLabelText('Abrir o original de novo')).toBeTruthy();
  expect(aside.queryByText('Jangada')).toBeNull();
});
