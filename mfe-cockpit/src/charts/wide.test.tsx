// @vitest-environment happy-dom
import { DataTable } from '@aura/shared-ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Wide } from './wide.tsx';

let resized: () => void;
beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resized = listener;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('says that the table goes on to the side as long as it does', () => {
  render(
    <Wide more="as demais colunas">
      <DataTable caption="Etapas" columns={[{ key: 'step', label: 'Etapa' }]} rows={[]} />
    </Wide>,
  );
  const scroller = screen.getByRole('region', { name: 'Etapas' });
  const become = (scrollWidth: number) =>
    act(() => {
      for (const [name, value] of Object.entries({ scrollWidth, clientWidth: 320 }))
        Object.defineProperty(scroller, name, { value, configurable: true });
      resized();
    });
  const hint = () => screen.queryByText('Role para o lado para ver as demais colunas.');
  expect(hint()).toBeNull();
  become(700);
  expect(hint()).toBeTruthy();
  become(320);
  expect(hint()).toBeNull();
});
