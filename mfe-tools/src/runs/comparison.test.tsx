// @vitest-environment happy-dom
import { makeScore } from '@aura/shared-domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Comparison } from './comparison.tsx';

const HOURS: Readonly<Record<string, number>> = { a: 12, b: 15 };
vi.mock('./records.ts', () => ({
  loadRun: async (_tool: string, id: string) => ({
    ok: true,
    value: { id, createdAt: new Date(Date.UTC(2026, 5, 1, HOURS[id] ?? 0)) },
  }),
}));
vi.mock('@aura/shared-session/router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

afterEach(cleanup);

const score = makeScore('li-1.0', { dimensions: [], ceilings: [] });

const compare = (goals: readonly [string, string]) => {
  render(
    <Comparison
      tool="linkedin"
      toolName="Otimizador de LinkedIn"
      ids={['a', 'b']}
      home="/"
      partsOf={({ createdAt }) => ({
        scores: [{ name: 'Perfil', score }],
        text: '',
        goal: createdAt.getUTCHours() === HOURS['a'] ? goals[0] : goals[1],
      })}
    />,
  );
};

test('two versions of one day differ by their hour', async () => {
  compare(['Enfermeira', 'Enfermeira']);
  expect(await screen.findByText(/1 de junho de 2026, 09:00 e a de 1 de junho de 2026, 12:00/)).toBeTruthy();
  expect(screen.queryByText(/objetivos são diferentes/)).toBeNull();
});

test('says so if the numbers are for different goals', async () => {
  compare(['Enfermeira', '']);
  expect(await screen.findByText(/objetivos são diferentes \(“Enfermeira” e sem cargo-alvo\)/)).toBeTruthy();
});
