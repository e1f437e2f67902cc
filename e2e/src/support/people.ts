import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** A person who does not exist yet. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A new person with an address that no other test uses. */
export function newPerson(name = 'Rita Moreira'): Person {
  return { name, email: `rita.${randomUUID().slice(0, 12)}@exemplo.test`, password: 'uma-senha-longa-2026' };
}

/** Signs up through the form; ends on the diagnostic, where new people are led. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/signup');
  await fillSignUp(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnóstico de carreira' })).toBeVisible();
}

/** Fills and sends the form on the page. */
export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Nome', { exact: false }).first().fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Criar conta' }).click();
}

/** Fills and sends the login form. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Signs out through the menu in the header; ends on the home page. */
export async function signOut(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  const leave = banner.getByRole('button', { name: 'Sair' });
  // What else happens on the page, such as a page that arrives, closes the menu: it is opened again.
  await expect(async () => {
    if (!(await leave.isVisible()))
      await banner.getByRole('button', { name: /conta/i }).click({ timeout: 2000 });
    await leave.click({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(page).toHaveURL('/');
}
