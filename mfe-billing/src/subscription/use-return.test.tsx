// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useReturn } from './use-return.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function setup(hasLeft: boolean) {
  const onReturn = vi.fn<() => void>();
  const hook = renderHook((left) => useReturn(onReturn, left), { initialProps: hasLeft });
  return { onReturn, ...hook };
}
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
function turnTo(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a page kept by the browser counts as a return; a fresh one does not', () => {
  const { onReturn } = setup(false);
  show(false);
  expect(onReturn).not.toHaveBeenCalled();
  show(true);
  expect(onReturn).toHaveBeenCalledOnce();
});

test('a person who left for the portal is back when they look at the page again', () => {
  const { onReturn, rerender } = setup(false);
  turnTo('visible');
  expect(onReturn).not.toHaveBeenCalled();
  rerender(true);
  turnTo('hidden');
  expect(onReturn).not.toHaveBeenCalled();
  turnTo('visible');
  expect(onReturn).toHaveBeenCalledOnce();
});

test('a closed page hears nothing', () => {
  const { onReturn, unmount } = setup(true);
  unmount();
  show(true);
  turnTo('visible');
  expect(onReturn).not.toHaveBeenCalled();
});
