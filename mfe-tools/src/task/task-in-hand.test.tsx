// @vitest-environment happy-dom
import { createProfile } from '@aura/shared-domain';
import { makeTask } from '@aura/shared-domain/testing';
import { navigate, SharedRouter } from '@aura/shared-session/router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TaskInHand } from './task-in-hand.tsx';

const profile = {
  ...createProfile('Ana'),
  careerPlan: [makeTask({ id: 't', title: 'Mostrar higiene', evidenceAsked: 'A frase nova' })],
};
vi.mock('@aura/shared-session', () => ({ useSession: () => ({ status: 'signedIn', profile }) }));

afterEach(cleanup);

test('a tool opens with the task of its address, and keeps it folded on its next pages', () => {
  navigate('/otimizador-curriculo?tarefa=t');
  render(
    <SharedRouter>
      <TaskInHand />
    </SharedRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Mostrar higiene' })).toBeTruthy();
  expect(screen.getByText('A frase nova')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Marcar como feita' })).toBeTruthy();
  act(() => navigate('/otimizador-curriculo?etapa=curriculo'));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Sua tarefa: Mostrar higiene')).toBeTruthy();
  act(() => navigate('/otimizador-linkedin'));
  expect(screen.queryByText(/Mostrar higiene/)).toBeNull();
});
