// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Versions } from './versions.tsx';

const stored = vi.hoisted(() => ({ ids: [] as string[] }));
vi.mock('./records.ts', () => ({
  listRuns: async () => ({
    ok: true,
    value: stored.ids.map((id) => ({ id, createdAt: new Date('2026-06-01T12:00:00Z'), run: { id } })),
  }),
  deleteRun: async (_tool: string, id: string) => {
    stored.ids = stored.ids.filter((one) => one !== id);
    return { ok: true, value: undefined };
  },
}));
vi.mock('@aura/shared-session/router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
  navigate: () => undefined,
}));

afterEach(cleanup);

test('deletion asks first and never drops the keyboard focus', async () => {
  stored.ids = ['a', 'b'];
  render(
    <Versions
      tool="linkedin"
      none="Nenhuma."
      summaryOf={() => 'resumo'}
      pathOf={(id) => `/${id}`}
      comparePath={() => '/'}
    />,
  );
  const [first] = await screen.findAllByRole('button', { name: /^Apagar a versão/ });
  if (!first) throw new Error('no version');
  fireEvent.click(first);
  const keep = screen.getByRole('button', { name: 'Manter' });
  await waitFor(() => expect(document.activeElement).toBe(keep));
  fireEvent.click(keep);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Apagar a versão/);
  fireEvent.click(document.activeElement ?? first);
  fireEvent.click(screen.getByRole('button', { name: 'Apagar de vez' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Suas versões' })),
  );
  expect(screen.getAllByRole('button', { name: /^Apagar a versão/ })).toHaveLength(1);
});
