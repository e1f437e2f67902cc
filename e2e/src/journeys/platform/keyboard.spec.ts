import { sampleCases } from '@aura/testing';
import { expect, test, type Page } from '@playwright/test';
import { idOf, signUpWith } from '../../support/accounts.ts';
import { patchDocument } from '../../support/database.ts';
import { hiddenFocus, press, reach, type } from '../../support/keyboard.ts';
import { unreadNotifications } from '../../support/notifications.ts';
import { newPerson } from '../../support/people.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the keyboard leads from the home page to an account, its settings, its notices, and out again', async ({
  page,
}) => {
  const person = newPerson();
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const userMenu = header.getByRole('button', { name: /Menu da conta/ });

  await test.step('past the header to an account', async () => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Ir para o conteúdo' });
    await expect(skip).toBeFocused();
    expect(await hiddenFocus(page)).toBeNull();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await press(page, main.getByRole('link', { name: 'Criar conta grátis' }).first());
    await expect(page).toHaveURL('/signup');
    await type(page, main.getByLabel('Nome'), person.name);
    await type(page, main.getByLabel('E-mail'), person.email);
    await type(page, main.getByLabel('Senha', { exact: true }), person.password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Diagnóstico de carreira')).toBeFocused();
    await reach(page, main.getByRole('button', { name: 'Começar o completo' }));
  });

  await test.step('by the menus to the settings', async () => {
    await page.reload();
    await expect(heading(page, 'Diagnóstico de carreira')).toBeVisible();
    await press(page, header.getByRole('link', { name: 'Ferramentas' }));
    await expect(page).toHaveURL('/ferramentas-ia');
    await page.reload();
    await expect(userMenu).toBeVisible();
    await press(page, userMenu);
    await expect(userMenu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(userMenu).toHaveAttribute('aria-expanded', 'false');
    await expect(userMenu).toBeFocused();
    await page.keyboard.press('Space');
    await press(page, header.getByRole('link', { name: 'Configurações da Conta' }));
    await expect(heading(page, 'Configurações da Conta')).toBeFocused();
  });

  await test.step('another name, and a theme by the arrows', async () => {
    await type(page, main.getByLabel('Nome', { exact: true }), 'Teresa Moreira');
    await press(page, main.getByRole('button', { name: 'Salvar nome' }));
    await expect(page.getByText('Suas alterações foram salvas.')).toBeVisible();
    await expect(userMenu).toContainText('Teresa');
    await reach(page, main.getByRole('radio', { name: 'Sistema' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(main.getByRole('radio', { name: 'Escuro' })).toBeChecked();
    await expect(main.getByRole('radio', { name: 'Escuro' })).toBeFocused();
  });

  await test.step('the keyboard marks notices as read one by one and then all', async () => {
    await patchDocument(`users/${await idOf(person)}`, {
      notifications: unreadNotifications([{ text: 'Primeiro aviso' }, { text: 'Segundo aviso' }], new Date()),
    });
    await page.reload();
    const bell = header.getByRole('button', { name: /^Notificações/ });
    await expect(bell).toHaveAccessibleName('Notificações: 2 não lidas');
    await press(page, bell);
    const latest = header.getByRole('region', { name: 'Notificações' });
    await press(page, latest.getByRole('button', { name: 'Marcar como lida' }).first());
    await expect(bell).toHaveAccessibleName('Notificações: 1 não lida');
    await expect(latest.locator(':focus')).toBeAttached();
    await press(page, latest.getByRole('link', { name: 'Ver Todas' }));
    await expect(heading(page, 'Notificações')).toBeFocused();
    await press(page, main.getByRole('button', { name: 'Marcar todas como lidas' }));
    await expect(bell).toHaveAccessibleName('Notificações: nenhuma não lida');
  });

  await test.step('out', async () => {
    await reach(page, userMenu, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await press(page, header.getByRole('button', { name: 'Sair' }));
    await expect(page).toHaveURL('/');
    await expect(header.getByRole('link', { name: 'Entrar' })).toBeVisible();
  });
});

test('the narrow menu opens, leads on and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const header = page.getByRole('banner');
  const toggle = header.getByRole('button', { name: 'Menu', exact: true });
  await press(page, toggle);
  await expect(header.getByRole('link', { name: 'Recursos' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'Recursos' })).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, header.getByRole('link', { name: 'Recursos' }));
  await expect(page).toHaveURL('/recursos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Fechar menu' })).toBeHidden();
});

test('the question before a deletion keeps the keyboard inside and gives the focus back', async ({
  page,
}) => {
  await signUpWith(page);
  await page.goto('/configuracoes');
  const opener = page.getByRole('main').getByRole('button', { name: 'Excluir minha conta' });
  await press(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' });
  await expect(dialog).toBeVisible();
  for (let round = 0; round < 8; round++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && active?.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

/** Presses Tab; gives the text of what has the focus then, or null at the end of the page. */
async function nextStop(page: Page): Promise<string | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body || active.hasAttribute('data-visited')) return null;
    active.setAttribute('data-visited', '');
    return active.textContent.trim();
  });
}

/** Walks with Tab from the first stop to the last and looks at every one; gives their texts. */
async function walk(page: Page): Promise<readonly string[]> {
  const stops: string[] = [];
  for (let stop = await nextStop(page); stop !== null; stop = await nextStop(page)) {
    stops.push(stop);
    await expect.poll(() => hiddenFocus(page)).toBeNull();
  }
  return stops;
}

const SIZES = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];

for (const size of sampleCases('sizes of the focus', SIZES, 1)) {
  test(`at ${size.width} px the focus is always visible, with the cookie bar open`, async ({ page }) => {
    await page.setViewportSize(size);
    const look = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Preferências de cookies' })).toBeVisible();
      const stops = await walk(page);
      expect(stops[0], path).toBe('Ir para o conteúdo');
      expect(stops, path).toEqual(expect.arrayContaining(['Preferências de cookies', 'Recusar', 'Aceitar']));
    };
    await look('/');
    await look('/faq');
    await signUpWith(page);
    await look('/configuracoes');
  });
}
