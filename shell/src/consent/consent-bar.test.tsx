// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsentBar } from './bar-request.ts';
import { ConsentBar } from './consent-bar.tsx';

afterEach(cleanup);

test('the bar goes with the choice, comes back on request and then returns the focus', () => {
  render(
    <>
      <button type="button">Preferências</button>
      <ConsentBar />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Recusar' }));
  expect(screen.queryByRole('region')).toBeNull();

  const opener = screen.getByRole('button', { name: 'Preferências' });
  act(() => openConsentBar(opener));
  expect(screen.getByText(/Sua escolha atual: recusar/)).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Aceitar' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(opener);
});
