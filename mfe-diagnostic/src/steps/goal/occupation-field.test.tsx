// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { OccupationField } from './occupation-field.tsx';

afterEach(cleanup);

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

test('suggestions can be walked and chosen by keyboard alone', () => {
  const input = type('enferm');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  const chosen = screen.getByRole('option', { selected: true });
  expect(input.getAttribute('aria-activedescendant')).toBe(chosen.id);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(input.value).toBe(chosen.textContent);
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes the list and keeps what was typed', () => {
  const input = type('enferm');
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(input.value).toBe('enferm');
});

test('a role that nobody knows is taken as it is, without a list', () => {
  const input = type('Zzyzx quântico');
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(input.value).toBe('Zzyzx quântico');
});
