// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ConsentBarView } from './consent-bar-view.tsx';

afterEach(cleanup);

test.each([
  ['Aceitar', 'accepted'],
  ['Recusar', 'refused'],
] as const)('%s answers %s', (name, answer) => {
  const chosen: string[] = [];
  render(<ConsentBarView current="undecided" takeFocus={false} onChoose={(choice) => chosen.push(choice)} />);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(chosen).toEqual([answer]);
});

const ignore = () => undefined;

test('both answers look the same', () => {
  render(<ConsentBarView current="undecided" takeFocus={false} onChoose={ignore} />);
  const [first, second] = screen.getAllByRole('button');
  expect(first?.className).toBe(second?.className);
});

test('it leaves the focus alone on a first visit and takes it when asked for', () => {
  const { rerender } = render(<ConsentBarView current="refused" takeFocus={false} onChoose={ignore} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<ConsentBarView current="refused" takeFocus onChoose={ignore} />);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Preferências de cookies' }));
});
