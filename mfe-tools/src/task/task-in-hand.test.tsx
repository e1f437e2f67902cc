// @vitest-environment happy-dom
import { computeTaskId } from '@aura/shared-career';
import { createProfile } from '@aura/shared-domain';
import { makeTask } from '@aura/shared-domain/testing';
import { navigate, SharedRouter } from '@aura/shared-session/router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepDoneIn } from './kept-task.ts';
import { explainLine } from './line-reason.ts';
import { TaskInHand } from './task-in-hand.tsx';
import { TaskOutcome } from './task-outcome.tsx';

const GAP = 'gap-conciliacao-bancaria';
const profile = {
  ...createProfile('Ana'),
  careerPlan: [
    makeTask({
      id: 't',
      title: 'Mostrar higiene',
      doneWhen: 'A frase está lá',
      evidenceAsked: 'A frase nova',
    }),
    makeTask({ id: 'done', title: 'Contar resultados', completed: true }),
    makeTask({ id: computeTaskId(GAP, 'show'), gapId: GAP, title: 'Mostrar conciliação' }),
  ],
};
const kept: unknown[] = [];
const changed: unknown[] = [];
vi.mock('@aura/shared-session', () => ({
  useSession: () => ({ status: 'signedIn', profile }),
  updateProfile: async (transition: (one: typeof profile) => unknown) => {
    changed.push(transition(profile));
    return { ok: true };
  },
}));
vi.mock('@aura/shared-career-ui/task-evidence', () => ({
  keepEvidence: async (evidence: unknown) => {
    kept.push(evidence);
    return { ok: true };
  },
}));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('a tool opens with the task of its address, and keeps it in sight on its next pages', () => {
  navigate('/otimizador-curriculo?tarefa=t');
  render(
    <SharedRouter>
      <TaskInHand>
        <p>O passo</p>
      </TaskInHand>
    </SharedRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Mostrar higiene' })).toBeTruthy();
  const folded = (words: string | RegExp) => screen.getByText(words).closest('details')?.open;
  expect(folded(/A frase nova/), 'what to keep').toBe(false);
  expect(folded('Como fazer'), 'how').toBe(false);
  expect(folded('A frase está lá'), 'when it counts').toBeUndefined();
  expect(screen.getByRole('button', { name: 'Marcar como feita' })).toBeTruthy();
  act(() => navigate('/otimizador-curriculo?etapa=curriculo'));
  expect(screen.queryByRole('heading')).toBeNull();
  const note = screen.getByText('Sua tarefa: Mostrar higiene.');
  const after = screen.getByText('O passo').compareDocumentPosition(note);
  expect(after & Node.DOCUMENT_POSITION_FOLLOWING, 'below the step').toBeTruthy();
  expect(note.closest('details')?.open).toBe(false);
  expect(screen.getByText('A frase está lá')).toBeTruthy();
  cleanup();
  render(
    <SharedRouter>
      <TaskInHand />
    </SharedRouter>,
  );
  expect(screen.getByText('Sua tarefa: Mostrar higiene.'), 'after a reload').toBeTruthy();
  act(() => navigate('/otimizador-linkedin'));
  expect(screen.queryByText(/Mostrar higiene/)).toBeNull();
});

test('a saved version says what the open task still asks for, and lets the person tick it', () => {
  navigate('/otimizador-curriculo?tarefa=t');
  render(
    <SharedRouter>
      <TaskInHand>
        <TaskOutcome runId="v" changes={[]} />
      </TaskInHand>
    </SharedRouter>,
  );
  act(() => navigate('/otimizador-curriculo?versao=v'));
  const outcome = within(screen.getByRole('region', { name: /Sua tarefa continua aberta/ }));
  expect(outcome.getByText(/A frase está lá/)).toBeTruthy();
  expect(outcome.getByRole('button', { name: 'Marcar como feita' })).toBeTruthy();
});

const renderOutcome = (runId: string, reasons: readonly string[]) =>
  render(
    <SharedRouter>
      <TaskInHand>
        <TaskOutcome
          runId={runId}
          changes={reasons.map((reason) => ({ operation: 'add', before: '', after: 'Uma linha', reason }))}
        />
      </TaskInHand>
    </SharedRouter>,
  );

test('a version tells of the task that it was written for, not of one that another version did', () => {
  navigate('/otimizador-curriculo?tarefa=done');
  renderOutcome('v', [explainLine({ title: 'Mostrar higiene' })]);
  act(() => navigate('/otimizador-curriculo?versao=v'));
  expect(screen.getByRole('region', { name: 'Sua tarefa continua aberta: Mostrar higiene' })).toBeTruthy();
  expect(screen.queryByText(/Contar resultados/)).toBeNull();
});

test('the version that did the task in hand says so, and a later one does not', () => {
  navigate('/otimizador-curriculo?tarefa=done');
  renderOutcome('first', []);
  act(() => navigate('/otimizador-curriculo?versao=first'));
  keepDoneIn('first');
  cleanup();
  renderOutcome('first', []);
  const outcome = within(screen.getByRole('region', { name: 'Tarefa feita: Contar resultados' }));
  const next = outcome.getByRole('link', { name: 'Ir para a próxima tarefa' });
  expect(next.getAttribute('href')).toMatch(/#como-t$/);
  cleanup();
  renderOutcome('later', []);
  expect(screen.queryByText(/Contar resultados/)).toBeNull();
});

test('a line that tells of the skill in other words counts by the word of the person', async () => {
  const after = 'Batia 14 contas com o banco todo dia';
  const reason = explainLine({ title: 'Mostrar conciliação' });
  navigate('/otimizador-curriculo?versao=v');
  render(
    <SharedRouter>
      <TaskInHand>
        <TaskOutcome runId="v" changes={[{ operation: 'add', before: '', after, reason }]} />
      </TaskInHand>
    </SharedRouter>,
  );
  const outcome = within(screen.getByRole('region', { name: /Ela já faz a tarefa/ }));
  expect(outcome.getByText(after)).toBeTruthy();
  fireEvent.click(outcome.getByRole('button', { name: 'Sim, mostra com outras palavras' }));
  await waitFor(() => expect(changed).toHaveLength(1));
  const id = computeTaskId(GAP, 'show');
  expect(kept).toMatchObject([{ task: id, gapId: GAP, text: after }]);
  expect(changed).toMatchObject([{ careerPlan: { value: [{}, {}, { id, completed: true }] } }]);
});
