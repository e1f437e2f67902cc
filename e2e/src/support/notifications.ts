import { HOUR_MS } from '@aura/shared-domain';
import { expect, type Page } from '@playwright/test';
import { flag, list, map, text } from './database.ts';

interface Seed {
  readonly text: string;
  readonly link?: string;
}

/** Unread notifications for the database, the first one an hour old and each further one an hour older. */
export function unreadNotifications(seeds: readonly Seed[], now: Date) {
  const values = seeds.map((seed, index) =>
    map({
      id: text(`aviso-${index}`),
      text: text(seed.text),
      read: flag(false),
      timestamp: text(new Date(now.getTime() - (index + 1) * HOUR_MS).toISOString()),
      ...(seed.link === undefined ? {} : { link: text(seed.link) }),
    }),
  );
  return list(...values);
}

/** Profile fields of a person with two notifications. */
export const twoNotices = () => {
  const told = [{ text: 'Uma tarefa vence nesta semana.', link: '/perfil' }, { text: 'Seu plano começou.' }];
  return { notifications: unreadNotifications(told, new Date()) };
};

/** Does something that changes the profile, and waits until the change is stored. */
export async function stored(page: Page, act: () => Promise<void>): Promise<void> {
  const commit = page.waitForResponse((response) => response.url().includes('documents:commit'));
  await act();
  expect((await commit).status()).toBe(200);
}
