// @vitest-environment happy-dom
import {
  applyChange,
  markAllNotificationsRead,
  markNotificationRead,
  createProfile,
  ProfileSchema,
  type Notification,
  type ProfileChange,
} from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { NotificationsView } from './notifications-view.tsx';

afterEach(cleanup);

const note = (id: string, day: string, more: Partial<Notification> = {}): Notification => ({
  id,
  text: `Novidade ${id}`,
  read: false,
  timestamp: `2026-03-${day}T12:00:00Z`,
  ...more,
});

function Host({ start }: { readonly start: Notification[] }) {
  const [profile, setProfile] = useState({ ...createProfile('Ana'), notifications: start });
  const apply = (change: ProfileChange | null) =>
    setProfile(v.parse(ProfileSchema, applyChange(profile, change ?? {})));
  return (
    <SharedRouter>
      <NotificationsView
        notifications={profile.notifications}
        now={new Date('2026-03-10T12:00:00Z')}
        onRead={(id) => apply(markNotificationRead(profile, id))}
        onReadAll={() => apply(markAllNotificationsRead(profile))}
      />
    </SharedRouter>
  );
}

const show = (...start: Notification[]) => render(<Host start={start} />);
const markAll = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Marcar todas como lidas' });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('every notification is under its day, newest first', () => {
  show(note('a', '01'), note('b', '10'), note('c', '09'));
  expect(headings()).toEqual(['Hoje', 'Ontem', '1 de março de 2026']);
  expect(screen.getByText('3 no total, 3 não lidas.').getAttribute('aria-live')).toBe('polite');
});

test('one is marked, with or without a link, and the count follows', () => {
  show(note('a', '10', { link: '/planos' }), note('b', '09'));
  fireEvent.click(screen.getAllByRole('button', { name: 'Marcar como lida' })[0] as HTMLElement);
  expect(screen.getByText('2 no total, 1 não lida.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Novidade a' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Marcar como lida' })).toHaveLength(1);
});

test('all are marked at once, and then nothing is left to mark', () => {
  show(note('a', '10'), note('b', '09', { read: true }));
  markAll().focus();
  fireEvent.click(markAll());
  expect(screen.getByText('2 no total, nenhuma não lida.')).toBeTruthy();
  expect(markAll().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(markAll());
  expect(screen.queryByText('Não lida')).toBeNull();
});

test('an empty list says so and offers nothing to mark', () => {
  show();
  expect(screen.getByText(/Nenhuma novidade por enquanto/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
