import type { Page } from '@playwright/test';

/** The menu of a person without a role, from the registry and the shell's own pages. */
export const MENU = [
  'Diagnóstico',
  'Ferramentas',
  'Aprendizado',
  'Planos',
  'Recursos',
  'Para empresas',
] as const;

export const banner = (page: Page) => page.getByRole('banner');
export const logo = (page: Page) => banner(page).getByRole('link', { name: 'Aura', exact: true });
export const menuLinks = (page: Page) =>
  banner(page).getByRole('navigation', { name: 'Principal' }).getByRole('link');

/** Opens "Mais", if this width has it. */
export async function openMore(page: Page): Promise<void> {
  const more = banner(page).locator('summary:visible', { hasText: 'Mais' });
  if ((await more.count()) > 0) await more.click();
}
