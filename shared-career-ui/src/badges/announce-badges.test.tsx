// @vitest-environment happy-dom
import { Toaster } from '@aura/shared-ui/host';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { announceBadges } from './announce-badges.ts';

afterEach(cleanup);

test('says for what a badge was granted, and passes over one that it does not know', async () => {
  render(<Toaster />);
  act(() => announceBadges(['of-tomorrow', 'cacador_elite']));
  const told = await screen.findAllByText(/^Selo conquistado/u);
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'Selo conquistado: Caçador de Elite +25 pontos. Usou o radar de vagas.',
  ]);
});
