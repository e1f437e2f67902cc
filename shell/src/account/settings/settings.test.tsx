// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readTheme, setTheme } from '../../theme/theme-store.ts';
import { ThemeChoice } from './settings.tsx';

afterEach(() => {
  cleanup();
  setTheme('system');
});

test('the chosen theme is shown and takes effect at once', () => {
  render(<ThemeChoice />);
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(radio('Sistema').checked).toBe(true);
  fireEvent.click(radio('Escuro'));
  expect(readTheme()).toBe('dark');
  expect(radio('Escuro').checked).toBe(true);
});
