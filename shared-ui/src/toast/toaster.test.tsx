// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listToasts, dismissToast, showToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  cleanup();
  for (const { id } of listToasts()) dismissToast(id);
  vi.useRealTimers();
});

const show = (text: string, kind: 'success' | 'error' | 'info' = 'success') =>
  act(() => showToast({ kind, text }));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const visible = (text: string) => screen.queryByText(text) !== null;

describe('Toaster', () => {
  it('keeps a message for five seconds', () => {
    show('Salvo.');
    pass(4999);
    expect(visible('Salvo.')).toBe(true);
    pass(1);
    expect(visible('Salvo.')).toBe(false);
  });

  it('gives each message its own five seconds', () => {
    show('Um');
    pass(3000);
    show('Dois');
    pass(2000);
    expect([visible('Um'), visible('Dois')]).toEqual([false, true]);
    pass(3000);
    expect(visible('Dois')).toBe(false);
  });

  it('stands still under the pointer and goes on with the time that was left', () => {
    show('Salvo.');
    pass(3000);
    fireEvent.pointerOver(screen.getByRole('region', { name: 'Avisos' }));
    pass(60_000);
    expect(visible('Salvo.')).toBe(true);
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Avisos' }));
    pass(1999);
    expect(visible('Salvo.')).toBe(true);
    pass(1);
    expect(visible('Salvo.')).toBe(false);
  });

  it('goes on under a finger that scrolls over it', () => {
    show('Salvo.');
    fireEvent.pointerOver(screen.getByText('Salvo.'), { pointerType: 'touch' });
    pass(5000);
    expect(visible('Salvo.')).toBe(false);
  });

  it('stands still while it has the focus', () => {
    show('Salvo.');
    const dismiss = screen.getByRole('button', { name: 'Dispensar aviso' });
    act(() => dismiss.focus());
    pass(60_000);
    expect(visible('Salvo.')).toBe(true);
    act(() => dismiss.blur());
    pass(5000);
    expect(visible('Salvo.')).toBe(false);
  });

  it('does not stay paused after the message under the pointer was dismissed', () => {
    show('Um');
    fireEvent.pointerOver(screen.getByText('Um'));
    fireEvent.click(screen.getByRole('button', { name: 'Dispensar aviso' }));
    expect(visible('Um')).toBe(false);
    show('Dois');
    pass(5000);
    expect(visible('Dois')).toBe(false);
  });

  it('does not stay paused after the message under the pointer gave way to newer ones', () => {
    show('Um');
    fireEvent.pointerOver(screen.getByText('Um'));
    for (const text of ['2', '3', '4', '5']) show(text);
    pass(5000);
    expect(listToasts()).toEqual([]);
  });

  it('gives the focus back, and goes on, when the message that had it gave way to newer ones', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    show('Um');
    act(() => screen.getByRole('button', { name: 'Dispensar aviso' }).focus());
    for (const text of ['2', '3', '4', '5']) show(text);
    expect(document.activeElement).toBe(field);
    pass(5000);
    expect(listToasts()).toEqual([]);
    field.remove();
  });

  it('dismisses one of several and leaves the others their time', () => {
    show('Um', 'error');
    show('Dois');
    fireEvent.click(screen.getAllByRole('button', { name: 'Dispensar aviso' })[0] as HTMLElement);
    expect([visible('Um'), visible('Dois')]).toEqual([false, true]);
    pass(4999);
    expect(visible('Dois')).toBe(true);
    pass(1);
    expect(visible('Dois')).toBe(false);
  });

  it('gives the focus back to where it was when its message is dismissed', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    show('Salvo.');
    const dismiss = screen.getByRole('button', { name: 'Dispensar aviso' });
    act(() => dismiss.focus());
    fireEvent.click(dismiss);
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('announces errors at once and the rest when there is time, in regions that were there before', () => {
    const [alert, status] = [screen.getByRole('alert'), screen.getByRole('status')];
    show('Falhou.', 'error');
    show('Salvo.', 'info');
    expect(alert.textContent).toBe('Falhou.');
    expect(status.textContent).toBe('Salvo.');
  });

  it('moves only for those who accept motion', () => {
    const css = readFileSync(join(import.meta.dirname, 'toaster.module.css'), 'utf8');
    const [always = '', welcome = ''] = css.split('@media (prefers-reduced-motion: no-preference)');
    expect(always).not.toMatch(/animation|transition/);
    expect(welcome).toContain('animation: enter');
  });

  it('shows at most four, the newest', () => {
    for (const text of ['1', '2', '3', '4', '5']) show(text);
    expect(['1', '2', '3', '4', '5'].map(visible)).toEqual([false, true, true, true, true]);
  });
});
