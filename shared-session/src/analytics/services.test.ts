// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://www.aura.example/" }
import type { EventDeclaration } from '@aura/shared-domain/events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RuntimeConfig } from '../config/runtime-config.ts';
import { createConsent } from '../consent/consent-store.ts';
import { createSharedStorage } from '../testing/memory-storage.ts';

/* The real loaders and libraries, up to the scripts of the services, which are caught instead of fetched. */

const NOW = new Date('2026-02-03T04:05:06.000Z');
const UID = 'xYz0123456789abcdefABCDEF012';
const GOOGLE = 'https://www.googletagmanager.com/gtag/js?l=dataLayer&id=G-ABC1234567';
const META = 'https://connect.facebook.net/en_US/fbevents.js';
const config: RuntimeConfig = {
  apiBase: '/api',
  firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a' },
};

/** What a remote of the page has declared. */
const REMOTE_EVENTS: readonly EventDeclaration[] = [
  {
    name: 'purchase',
    parameters: {
      priceId: { kind: 'id', prefix: 'price_' },
      value: { kind: 'money' },
      currency: { kind: 'choice', values: ['BRL'] },
    },
    meta: { standard: 'Purchase', parameters: { value: 'value', currency: 'currency' } },
  },
  { name: 'view_customer_portal', parameters: {} },
];

const page = window as unknown as Record<string, unknown> & {
  dataLayer?: ArrayLike<unknown>[];
  fbq?: { queue: unknown[][] };
};
let scripts: HTMLScriptElement[] = [];
let requests: string[] = [];

beforeEach(() => {
  [scripts, requests] = [[], []];
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    scripts.push(element as HTMLScriptElement);
  });
  // Firebase looks for the script that it would otherwise load itself
  vi.spyOn(document, 'getElementsByTagName').mockImplementation(() => scripts as never);
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return Response.json({ measurementId: 'G-ABC1234567', appId: 'a' });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
  for (const name of ['fbq', '_fbq']) delete page[name];
});

async function open(analytics: RuntimeConfig['analytics']) {
  const { connectTags } = await import('./page-tags.ts');
  const { navigate } = await import('../router/history-store.ts');
  navigate('/');
  const consent = createConsent(createSharedStorage().openTab());
  const send = connectTags({ ...config, analytics }, consent, async () => REMOTE_EVENTS);
  return {
    send: send ?? (() => {}),
    isConnected: send !== null,
    navigate,
    answer: (choice: 'accepted' | 'refused') => consent.answer(choice, NOW),
    arrive: async (url: string) => {
      await vi.waitFor(() => expect(addresses()).toContain(url));
      for (const script of scripts) if (script.src === url) script.dispatchEvent(new Event('load'));
    },
  };
}

const addresses = () => scripts.map(({ src }) => src);
const commands = () => (page.dataLayer ?? []).map((command) => Array.from(command));
const calls = () => page.fbq?.queue ?? [];

test('without a configured service a local build logs to the console what would be sent', async () => {
  const shown = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { send, answer } = await open({});
  send({ name: 'login', method: 'email' });
  answer('accepted');
  send({ name: 'usuario_criado', userId: UID, plan: 'freemium' });
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
  const event = { name: 'usuario_criado', userId: expect.stringMatching(/^[0-9a-f]{32}$/), plan: 'freemium' };
  expect(shown).toHaveBeenCalledWith('[analytics]', event);
  expect([scripts, requests]).toEqual([[], []]);
});

test('a local build logs to the console which parts and which events are left out', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { send, answer } = await open({});
  answer('accepted');
  send({ name: 'view_customer_portal', page: '/perfil' });
  send({ name: 'aula_lida' });
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(2));
  expect(warned.mock.calls).toEqual([
    ['[analytics] view_customer_portal: page is not declared'],
    ['[analytics] aula_lida is declared nowhere'],
  ]);
});

test('without a configured service a build for production connects to nothing', async () => {
  vi.stubGlobal('__AURA_EMULATORS__', false);
  expect((await open(undefined)).isConnected).toBe(false);
});

test('nothing is loaded or added to the page before the acceptance, nor after a refusal', async () => {
  const { send, answer } = await open({ measurementId: 'G-ABC1234567', pixelId: '1234567890' });
  send({ name: 'generate_lead' });
  answer('refused');
  await import('./google/google-tag.ts');
  await import('./meta/meta-pixel.ts');
  expect([addresses(), requests, page.dataLayer, page.fbq]).toEqual([[], [], undefined, undefined]);
});

test('only configured services are loaded', async () => {
  const { answer, arrive } = await open({ pixelId: '1234567890' });
  answer('accepted');
  await arrive(META);
  expect([addresses(), requests]).toEqual([[META], []]);
});

test('Google Analytics hears the event, the plain address and a pseudonym, until the withdrawal', async () => {
  const { send, answer, arrive, navigate } = await open({ measurementId: 'G-ABC1234567' });
  navigate('/login?next=%2Fperfil');
  answer('accepted');
  send({ name: 'usuario_criado', userId: UID, plan: 'freemium' });
  await arrive(GOOGLE);
  await vi.waitFor(() => expect(commands().map(([command]) => command)).toContain('event'));
  expect(addresses()).toEqual([GOOGLE]);
  expect(commands().find(([command]) => command === 'event')).toEqual([
    'event',
    'usuario_criado',
    expect.objectContaining({
      send_to: 'G-ABC1234567',
      plan: 'freemium',
      userId: expect.stringMatching(/^[0-9a-f]{32}$/),
      page_location: 'https://www.aura.example/login',
    }),
  ]);
  expect(commands().find(([command]) => command === 'config')?.[2]).toMatchObject({
    send_page_view: false,
    page_location: 'https://www.aura.example/login',
  });
  expect(JSON.stringify(commands())).not.toMatch(/next|perfil|xYz/);

  const before = requests.length;
  answer('refused');
  expect(page['ga-disable-G-ABC1234567']).toBe(true);
  expect(commands().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
  answer('accepted');
  await vi.waitFor(() => expect(page['ga-disable-G-ABC1234567']).toBe(false));
  expect([addresses(), requests.length]).toEqual([[GOOGLE], before]);
});

test("Meta's pixel is started without automatic events and hears the mapped ones", async () => {
  const { send, answer, arrive } = await open({ pixelId: '1234567890' });
  answer('accepted');
  send({ name: 'purchase', priceId: 'price_1', value: 49.9, currency: 'BRL' });
  send({ name: 'view_customer_portal' });
  await arrive(META);
  const purchase = ['track', 'Purchase', { value: 49.9, currency: 'BRL' }];
  await vi.waitFor(() => expect(calls()).toContainEqual(purchase));
  expect(calls()).toEqual([
    ['consent', 'grant'],
    ['set', 'autoConfig', false, '1234567890'],
    ['init', '1234567890'],
    purchase,
  ]);
});

test.each([
  ['says where somebody was heading', '/login?next=%2Fperfil'],
  ['holds a token', '/convite/acme.s3gr3do'],
])("Meta's pixel receives nothing while the address %s", async (_, address) => {
  const { send, answer, arrive, navigate } = await open({ pixelId: '1234567890' });
  answer('accepted');
  await arrive(META);
  await vi.waitFor(() => expect(calls()).toContainEqual(['init', '1234567890']));
  navigate(address);
  send({ name: 'login', method: 'email' });
  send({ name: 'generate_lead' });
  await new Promise((resolve) => setImmediate(resolve));
  const started = calls().length;
  navigate('/perfil', { replace: true });
  await vi.waitFor(() =>
    expect(
      calls()
        .slice(started)
        .map(([, name]) => name),
    ).toEqual(['Login', 'Lead']),
  );
});

test("a withdrawal revokes the pixel's consent and drops what was waiting; it starts only once", async () => {
  const { send, answer, arrive, navigate } = await open({ pixelId: '1234567890' });
  answer('accepted');
  await arrive(META);
  await vi.waitFor(() => expect(calls()).toContainEqual(['init', '1234567890']));
  navigate('/login?next=%2Fperfil');
  send({ name: 'login', method: 'email' });
  await new Promise((resolve) => setImmediate(resolve));
  answer('refused');
  navigate('/perfil');
  expect(calls().at(-1)).toEqual(['consent', 'revoke']);
  answer('accepted');
  await vi.waitFor(() => expect(calls().at(-1)).toEqual(['consent', 'grant']));
  expect(calls().filter(([command]) => command === 'init')).toHaveLength(1);
  expect(addresses()).toEqual([META]);
});

test('a blocked script is taken out of the page and asked for again only by a new acceptance', async () => {
  const { send, answer } = await open({ measurementId: 'G-ABC1234567' });
  answer('accepted');
  await vi.waitFor(() => expect(scripts).toHaveLength(1));
  scripts[0]?.dispatchEvent(new Event('error'));
  send({ name: 'generate_lead' });
  await new Promise((resolve) => setImmediate(resolve));
  expect([addresses(), requests]).toEqual([[GOOGLE], []]);
  answer('refused');
  answer('accepted');
  await vi.waitFor(() => expect(addresses()).toEqual([GOOGLE, GOOGLE]));
});
