// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

beforeEach(() => {
  document.body.innerHTML = '<button>Menu</button><main></main>';
});
afterEach(cleanup);

/** Goes to another page, whose heading is still to come. */
function leave() {
  const { rerender } = renderHook((path) => useFocusOnArrival(path), { initialProps: '/' });
  rerender('/planos');
}

function draw(title: string): HTMLElement {
  const heading = document.createElement('h1');
  heading.tabIndex = -1;
  heading.dataset['pageTitle'] = '';
  heading.textContent = title;
  document.querySelector('main')?.replaceChildren(heading);
  return heading;
}

test('the heading of the new page gets the focus, even if it comes late', async () => {
  leave();
  const heading = draw('Planos');
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test.each(['keyDown', 'pointerDown'] as const)('a person who went on (%s) keeps the focus', async (input) => {
  leave();
  const button = document.querySelector('button') as HTMLElement;
  button.focus();
  fireEvent[input](button);
  const heading = draw('Planos');
  // Mutations are reported before later microtasks.
  await new Promise((resolve) => queueMicrotask(() => resolve(null)));
  await waitFor(() => expect(heading.isConnected).toBe(true));
  expect(document.activeElement).toBe(button);
});
