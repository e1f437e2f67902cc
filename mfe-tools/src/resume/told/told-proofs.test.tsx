// @vitest-environment happy-dom
import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToldProofs } from './told-proofs.tsx';

const kept = vi.hoisted(() => ({ texts: [] as string[] }));
vi.mock('@aura/shared-session', () => ({
  collection: () => ({
    list: async () => ({
      ok: true,
      value: kept.texts.map((text, at) => ({
        id: `e${at}`,
        value: { task: `t${at}`, title: 'Tarefa', gapId: null, text, link: '', at: new Date(0) },
      })),
    }),
  }),
}));
afterEach(cleanup);

const makeJob = (title: string, items: string[]) => ({
  title,
  company: '',
  location: '',
  start: null,
  end: null,
  current: false,
  items,
});
const BASE: ResumeStructure = {
  ...createEmptyResume(),
  experiences: [
    makeJob('Operadora de caixa', ['Atendi clientes no caixa']),
    makeJob('Encarregada', ['Responsável pelo controle de perdas do hortifruti']),
  ],
};

function Page({ onLines }: { readonly onLines: (lines: readonly string[]) => void }) {
  const [resume, setResume] = useState(BASE);
  return (
    <ToldProofs
      resume={resume}
      onChange={(next) => {
        onLines(next.experiences.flatMap(({ items }) => items));
        setResume(next);
      }}
    />
  );
}

test('a result of the plan takes the place of the line about it, after a yes, and is offered once', async () => {
  kept.texts = ['Reduzi as perdas do hortifruti de 5% para 2%', 'Conversei com a gerente'];
  const seen: (readonly string[])[] = [];
  render(<Page onLines={(lines) => seen.push(lines)} />);
  expect((await screen.findByText(/^Você escreveu no plano/)).textContent).toContain('de 5% para 2%');
  expect(screen.getAllByRole('button', { name: 'Acrescentar ao currículo' })).toHaveLength(1);
  expect(seen).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Acrescentar ao currículo' }));
  expect(seen).toEqual([['Atendi clientes no caixa', 'Reduzi as perdas do hortifruti de 5% para 2%']]);
  expect(screen.queryByText(/^Você escreveu no plano/)).toBeNull();
});

test('a proof of another deed becomes a line of its own in the chosen job, or stays out', async () => {
  kept.texts = ['Treinei 8 pessoas novas no sistema de ponto'];
  const seen: (readonly string[])[] = [];
  render(<Page onLines={(lines) => seen.push(lines)} />);
  await screen.findByText(/^Você escreveu no plano/);
  fireEvent.change(screen.getByLabelText('Em qual trabalho foi?'), { target: { value: 'experiences.1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(screen.queryByText(/^Você escreveu no plano/)).toBeNull();
  expect(seen).toEqual([]);
});
