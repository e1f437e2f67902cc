import { sampleCases } from '@aura/testing';
import { expect, test } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { PUBLIC_PATHS } from '../../support/public-pages.ts';
import { complaintsOf, isTakenOver, layoutShift, requestsOf } from '../../support/watch.ts';

const isOfOnePage = ({ pathname }: URL) =>
  pathname.endsWith('.js') && !/(boot|start|react|styles)/.test(pathname);

const scripts = (requests: readonly string[]) => requests.filter((url) => url.endsWith('.js'));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read, and its menu and footer lead on', async ({ page }) => {
    for (const path of PUBLIC_PATHS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(120);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Planos' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Preferências de cookies' })).toBeHidden();
    }
  });

  test('a person who looks for help finds the answers of remotes, written with the page', async ({
    page,
  }) => {
    await page.goto('/contato');
    const help = page.getByRole('region', { name: 'Talvez a resposta já esteja aqui' });
    for (const path of ['/planos', '/ferramentas-ia', '/selos/verificar'])
      await expect(help.locator(`a[href="${path}"]`)).toBeVisible();
  });

  test('a password never gets into the address', async ({ page }) => {
    await page.goto('/login');
    // Texts inside this element are none for Playwright's own locators.
    await expect(page.locator('main noscript [role="status"]')).toBeVisible();
    await page.getByLabel('Senha', { exact: true }).fill('uma-senha-qualquer');
    await page.locator('main').getByRole('button', { name: 'Entrar', exact: true }).click();
    expect(page.url()).not.toContain('senha');
  });

  test('a page that needs JavaScript says so', async ({ page }) => {
    await page.goto('/perfil');
    await expect(page.locator('noscript p')).toBeVisible();
    await page.locator('noscript a').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('an answer of the FAQ opens, and so does the narrow menu', async ({ page }) => {
    await page.goto('/faq');
    const details = page.locator('main details').first();
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Recursos' }).click();
    await expect(page).toHaveURL('/recursos');
  });
});

test('the HTML has title, description, canonical address and social tags', async ({ request, baseURL }) => {
  const titles = new Set<string>();
  for (const path of PUBLIC_PATHS) {
    const html = await (await request.get(path)).text();
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
    titles.add(title);
    expect(title, path).toMatch(/ · Aura$/);
    expect(html, path).toMatch(/name="description" content="[^"]{40,200}"/);
    expect(html, path).toContain(`rel="canonical" href="${baseURL}${path}"`);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale']) {
      expect(html, `${path} ${property}`).toContain(`property="${property}"`);
    }
    expect(html, path).toContain('name="twitter:card"');
  }
  expect(titles.size).toBe(PUBLIC_PATHS.length);
});

test('structured data: questions and answers, articles', async ({ request }) => {
  const dataOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return JSON.parse(/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as Record<string, unknown>;
  };
  const faq = await dataOf('/faq');
  expect(faq['@type']).toBe('FAQPage');
  expect(faq['mainEntity']).toEqual(
    expect.arrayContaining([expect.objectContaining({ '@type': 'Question' })]),
  );
  expect((await dataOf('/faq-empresas'))['@type']).toBe('FAQPage');
  expect(await dataOf('/recursos/primeiros-90-dias')).toMatchObject({
    '@type': 'Article',
    inLanguage: 'pt-BR',
  });
});

test('the sitemap lists every public page, and each of them answers', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  expect(urls).toEqual(expect.arrayContaining(PUBLIC_PATHS.map((path) => baseURL + path)));
  for (const url of urls) expect((await request.get(url)).status(), url).toBe(200);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('a public page loads one small script and nothing else', async ({ page }) => {
  const requests = requestsOf(page);
  for (const path of sampleCases('pages that are read', PUBLIC_PATHS, 6)) {
    requests.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 2000);
    expect(scripts(requests), path).toHaveLength(1);
    expect(await isTakenOver(page), path).toBe(false);
  }
});

test('React takes a page over when somebody reaches for a link: same elements, no jump, no complaint', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  for (const path of sampleCases('pages taken over', PUBLIC_PATHS, 5)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('#root *'))
        element.toggleAttribute('data-written', true);
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).hover();
    await expect.poll(() => isTakenOver(page), path).toBe(true);
    await page.waitForLoadState('networkidle');
    const replaced = await page.locator('#root main :not([data-written])').count();
    expect(replaced, path).toBe(0);
    expect(await layoutShift(page), path).toBe(0);
  }
  expect(complaints).toEqual([]);
});

test('text typed before React arrived stays', async ({ page }) => {
  await page.goto('/contato', { waitUntil: 'networkidle' });
  // Set as a browser does that fills in a form by itself: nothing is focused, nothing starts.
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input')) if (field.name === 'name') field.value = 'Rita';
  });
  await page.getByLabel('E-mail', { exact: true }).focus();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(page.getByLabel('Nome')).toHaveValue('Rita');
});

test('a device that remembers choices, in another year, is taken over without a complaint too', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-03-01T12:00:00-03:00');
  await page.addInitScript(() => {
    const answer = { choice: 'refused', at: '2031-01-01T00:00:00.000Z', version: 1 };
    localStorage.setItem('aura.consent', JSON.stringify(answer));
    localStorage.setItem('aura.theme', 'dark');
  });
  const complaints = complaintsOf(page);
  await page.goto('/contato?assunto=empresa#formulario', { waitUntil: 'networkidle' });
  await page.getByLabel('Mensagem').fill('Uma mensagem que não pode sumir.');
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(page.getByLabel('Mensagem')).toHaveValue('Uma mensagem que não pode sumir.');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Aura');
  await expect(page.getByRole('contentinfo').getByLabel('Tema')).toHaveValue('dark');
  expect(complaints).toEqual([]);
});

test('a reader who has moved on is left where they are when the application takes over', async ({ page }) => {
  const moveOn = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole('banner').getByRole('link', { name: 'Planos' }).dispatchEvent('pointerover');
    await expect.poll(() => isTakenOver(page)).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.scrollY), path).toBe(900);
  };
  await moveOn('/faq?origem=teste');
  const id = await page.locator('main details [id]').last().getAttribute('id');
  await moveOn(`/faq#${id}`);
  await moveOn('/recursos/primeiros-90-dias#topo');
});

test('an address with a broken fragment is a page like any other', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/faq#%E0%A4%A', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Recursos' }).hover();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('Back shows the page of its address even before the application runs', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre nós' }).hover();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre nós' }).click();
  await expect(page).toHaveTitle('Sobre nós · Aura');
  await page.reload({ waitUntil: 'networkidle' });
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Sua carreira merece uma leitura atenta.' }),
  ).toBeVisible();
});

test('text typed while the code of the page is on its way stays', async ({ page }) => {
  await page.goto('/login?next=%2Fperfil', { waitUntil: 'networkidle' });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(isOfOnePage, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => isOfOnePage(new URL(request.url())));
  await page.getByLabel('E-mail').fill('ninguem@exemplo.test');
  await asked;
  await page.getByLabel('Senha', { exact: true }).fill('uma-senha-qualquer');
  release();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(page.getByRole('link', { name: 'Criar conta' }).last()).toHaveAttribute('href', /next/);
  await expect(page.getByLabel('E-mail')).toHaveValue('ninguem@exemplo.test');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('uma-senha-qualquer');
});

test('a login sent before React arrives is sent afterwards, and never to the address bar', async ({
  page,
}) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const form = document.querySelector('main form') as HTMLFormElement;
    (form.elements.namedItem('email') as HTMLInputElement).value = 'ninguem@exemplo.test';
    (form.elements.namedItem('password') as HTMLInputElement).value = 'uma-senha-qualquer';
    form.requestSubmit();
  });
  await expect(page.locator('main').getByRole('alert')).toHaveText('Email ou senha inválidos.');
  expect(page.url()).not.toContain('senha');
});

test('somebody who was signed in gets the application at once, without seeing a visitor’s header', async ({
  page,
}) => {
  await signUpWith(page);
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const login = document.querySelector('header a[href="/login"]');
      seen.push(login !== null && login.checkVisibility({ visibilityProperty: true }));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/sobre-nos');
  await expect(page.getByRole('button', { name: /Menu da conta/ })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(true);
});

test('an application that does not come is said, and comes after another attempt', async ({
  page,
  context,
}) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continuar com o Google' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar a Aura' });
  await expect(alert).toContainText('Verifique sua conexão');
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(alert).toBeHidden();
});
