// @vitest-environment happy-dom
import type { JobSearchResponse } from '@aura/shared-domain';
import { navigate, SharedRouter } from '@aura/shared-session/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SearchPage } from './search-page.tsx';

const FOUND: JobSearchResponse = {
  charged: true,
  newBadges: [],
  hits: [],
  page: 1,
  pages: 0,
  totals: { meets: 3, unknown: 0 },
  facets: [],
  sources: [],
  corrected: [],
  placeFound: true,
  understood: null,
  nearby: [],
  similar: 0,
  truncated: false,
};
const asked = vi.hoisted(() => ({ times: 0 }));
vi.mock('@aura/shared-session', () => ({
  getSession: () => ({ status: 'anonymous' }),
  useSession: () => ({ status: 'loading' }),
  refreshProfile: async () => {},
  collection: () => ({ list: async () => ({ ok: true, value: [] }) }),
  call: async () => {
    asked.times += 1;
    if (asked.times === 1) return { ok: true, value: FOUND };
    return { ok: false, error: { code: 'limit_reached', message: 'Você já usou o limite deste mês.' } };
  },
}));

const searchFor = (words: string) => {
  fireEvent.change(screen.getByLabelText(/^O quê/), { target: { value: words } });
  fireEvent.click(screen.getByRole('button', { name: 'Buscar vagas' }));
};
const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('a search over the limit takes the count of the former one back, and the focus', async () => {
  navigate('/buscador-vagas', { replace: true });
  render(
    <SharedRouter accepts={() => true}>
      <SearchPage />
    </SharedRouter>,
  );
  searchFor('analista');
  await vi.waitFor(() => expect(heard()).toContain('3 vagas'));

  searchFor('enfermagem');
  const refusal = await screen.findByText('A busca não foi feita');
  expect(heard()).not.toContain('3 vagas');
  await vi.waitFor(() => expect(document.activeElement).toBe(refusal.closest('[tabindex]')));
});
