// @vitest-environment happy-dom
import type { Notification } from '@aura/shared-domain';
import { getHistory, navigate, SharedRouter } from '@aura/shared-session/router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NotificationBell } from './notification-bell.tsx';

beforeEach(() => navigate('/', { replace: true }));
afterEach(cleanup);

const NOW = new Date('2026-03-10T12:00:00Z');
const clock = () => NOW;

const note = (id: string, more: Partial<Notification> = {}): Notification => ({
  id,
  text: `Novidade ${id}`,
  read: false,
  timestamp: '2026-03-10T10:00:00Z',
  ...more,
});

/** Marks as the application does: the list that comes in next says it is read. */
function Host({ start }: { readonly start: readonly Notification[] }) {
  const [notes, setNotes] = useState(start);
  const read = (id: string) => setNotes((was) => was.map((n) => (n.id === id ? { ...n, read: true } : n)));
  return (
    <SharedRouter>
      <NotificationBell notifications={notes} onRead={read} clock={clock} />
      <button type="button">Depois do sino</button>
    </SharedRouter>
  );
}

const show = (...start: readonly Notification[]) => render(<Host start={start} />);
const bell = () => screen.getByRole('button', { name: /^Notificações/ });
const nameOfBell = () => bell().getAttribute('aria-label');
const open = () => fireEvent.click(bell());
const panel = () => within(screen.getByRole('region', { name: 'Notificações' }));
const texts = () =>
  panel()
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

test('the button says and shows how many are unread', () => {
  show(note('1'), note('2'), note('3'), note('4', { read: true }));
  expect(nameOfBell()).toBe('Notificações: 3 não lidas');
  expect(bell().textContent).toBe('3');
});

test('without unread ones there is no badge, and an empty panel says so', () => {
  show();
  expect(nameOfBell()).toBe('Notificações: nenhuma não lida');
  expect(bell().textContent).toBe('');
  open();
  expect(panel().getByText('Nenhuma novidade por enquanto.')).toBeTruthy();
  expect(panel().getByRole('link', { name: 'Ver Todas' }).getAttribute('href')).toBe('/notificacoes');
});

test('the latest five are shown, newest first, with how long ago that was', () => {
  const hours = ['05', '11', '08', '07', '10', '09'];
  show(...hours.map((hour) => note(hour, { timestamp: `2026-03-10T${hour}:00:00Z` })));
  open();
  expect(texts()).toEqual(['11', '10', '09', '08', '07'].map((hour) => `Novidade ${hour}`));
  expect(panel().getByText('há 2 horas')).toBeTruthy();
});

test('read and unread differ in words', () => {
  show(note('nova'), note('velha', { read: true }));
  open();
  const marked = panel()
    .getAllByText('Não lida')
    .map((tag) => tag.closest('li')?.textContent);
  expect(marked).toHaveLength(1);
  expect(marked[0]).toContain('Novidade nova');
});

test('following a link of this site goes there, marks it as read and closes the panel', () => {
  show(note('plano', { link: '/diagnostico/resultado' }));
  open();
  act(() => panel().getByRole('link', { name: 'Novidade plano' }).click());
  expect(getHistory().location.pathname).toBe('/diagnostico/resultado');
  expect(bell().getAttribute('aria-expanded')).toBe('false');
  expect(nameOfBell()).toBe('Notificações: nenhuma não lida');
});

test.each(['https://example.com/', '//example.com', 'javascript:alert(1)', undefined])(
  'a notification with %s is no link; it can be marked, and keeps the focus',
  (link) => {
    show(note('x', link === undefined ? {} : { link }));
    open();
    expect(panel().queryByRole('link', { name: 'Novidade x' })).toBeNull();
    fireEvent.click(panel().getByRole('button', { name: 'Marcar como lida' }));
    expect(nameOfBell()).toBe('Notificações: nenhuma não lida');
    expect(document.activeElement).toBe(panel().getByRole('listitem'));
    expect(bell().getAttribute('aria-expanded')).toBe('true');
  },
);

test('Esc closes and gives the focus back; so do a focus elsewhere and another page, without it', () => {
  show(note('x'));
  open();
  panel().getByRole('button', { name: 'Marcar como lida' }).focus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(bell().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(bell());

  open();
  act(() => screen.getByRole('button', { name: 'Depois do sino' }).focus());
  expect(bell().getAttribute('aria-expanded')).toBe('false');

  open();
  act(() => navigate('/planos'));
  expect(bell().getAttribute('aria-expanded')).toBe('false');
});
