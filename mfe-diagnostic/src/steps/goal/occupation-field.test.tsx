// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { OccupationField } from './occupation-field.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Field() {
  const [value, setValue] = useState('');
  return <OccupationField value={value} onChange={setValue} />;
}

const type = (text: string) => {
  render(<Field />);
  const input = screen.getByRole('combobox') as HTMLInputElement;
  fireEvent.change(input, { target: { value: text } });
  return input;
};

test('the keyboard alone walks and chooses suggestions', () => {
  const input = type('enferm');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  const chosen = screen.getByRole('option', { selected: true });
  expect(input.getAttribute('aria-activedescendant')).toBe(chosen.id);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(input.value).toBe(chosen.textContent);
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes the list and keeps the typed text', () => {
  const input = type('enferm');
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(input.value).toBe('enferm');
});

test('an unknown role is accepted as typed, without a list', () => {
  const input = type('Zzyzx quântico');
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(input.value).toBe('Zzyzx quântico');
  expect(screen.getByText(/Pode usar como está escrito/)).toBeTruthy();
});

test('the open list scrolls into view, and so does each option on the way', () => {
  const seen: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this);
  });
  const input = type('enferm');
  expect(seen).toContain(screen.getByRole('listbox'));
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(seen.at(-1)).toBe(screen.getByRole('option', { selected: true }));
});
