import { expect, type Page } from '@playwright/test';
import { flag, integer, list, listDocuments, map, text } from './database.ts';

const task = (id: string, title: string) =>
  map({
    id: text(id),
    title: text(title),
    description: text(''),
    horizon: integer(30),
    effortMinutes: integer(30),
    tool: { nullValue: null },
    doneWhen: text(''),
    evidenceAsked: text(''),
    gapId: { nullValue: null },
    completed: flag(false),
  });
/** Titles of the tasks of {@link PLANNED}. */
export const TITLES = ['Publicar um painel', 'Conversar com a chefia', 'Estudar SQL'] as const;
/** Fields of a person with three tasks to tick. */
export const PLANNED = {
  careerPlan: list(...TITLES.map((title, at) => task(`t${at}`, title))),
  journeyPhase: integer(2),
};

interface Entry {
  readonly entry: number;
  readonly delta: number;
  readonly balance: number;
}

/** The ledger of points as it is stored, in its order. */
export async function ledgerOf(uid: string): Promise<readonly Entry[]> {
  const entries = await listDocuments(`users/${uid}/pointEvents`);
  const figure = (fields: (typeof entries)[number]['fields'], name: string) =>
    Number((fields[name] as { integerValue?: string } | undefined)?.integerValue);
  return entries
    .map(({ fields }) => ({
      entry: figure(fields, 'entry'),
      delta: figure(fields, 'delta'),
      balance: figure(fields, 'balance'),
    }))
    .toSorted((a, b) => a.entry - b.entry);
}

/** The box of a task. */
export const box = (page: Page, title: string) => page.locator('main').getByRole('checkbox', { name: title });
/** Waits for the page to say so many points. */
export const points = (page: Page, count: number) =>
  expect(page.getByRole('region', { name: 'Sua jornada' }).getByRole('status')).toContainText(
    `${count} pontos`,
  );
