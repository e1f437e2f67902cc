import type { RemoteDefinition } from '@aura/shared-federation';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../machine/chromium.ts';
import { launchBrowser } from './browser.ts';
import { openRoute } from './open-route.ts';
import { buildSample, type Sample } from './sample-remote.testing.ts';
import { serveCandidate, type ServedCandidate } from './serve-candidate.ts';
import { tryStart } from './try-start.ts';

const hasBrowser = (await findChromium()) !== null;
const { signal } = new AbortController();

const route = (path: string, access: 'public' | 'diagnosed' | 'gestor_rh' = 'public') => ({
  path,
  access,
  title: 'Amostra',
  description: 'Uma página que existe só para este teste.',
});

const definition: RemoteDefinition = {
  name: 'sample',
  owner: 'plataforma',
  shellApi: { min: 2, max: 2 },
  audience: 'everyone',
  routes: [
    route('/boa'),
    route('/boa/:id'),
    route('/estoura'),
    route('/avisa'),
    route('/estilo'),
    route('/avalia'),
    route('/vazia'),
    route('/deixa'),
    route('/diagnosticada', 'diagnosed'),
    route('/gestora', 'gestor_rh'),
  ],
  navigation: [],
};

const APP = `
  import { useSession } from '@aura/shared-session';
  import { reactLifecycles } from '@aura/shared-session/lifecycles';
  import { SharedRouter, useLocation } from '@aura/shared-session/router';
  import { PageHeader } from '@aura/shared-ui';
  import { useEffect } from 'react';

  function Page() {
    const { pathname } = useLocation();
    const session = useSession();
    useEffect(() => {
      if (pathname === '/boa') void fetch('/api/absent');
      if (pathname === '/avisa') console.error('algo falhou');
      if (pathname === '/estilo') document.body.setAttribute('style', 'color: red');
      if (pathname === '/avalia') new Function('return 1')();
    }, [pathname]);
    if (pathname === '/estoura') throw new Error('boom');
    if (pathname === '/vazia') return <p>Sem título.</p>;
    if (session.status !== 'signedIn') return null;
    return <PageHeader title={session.profile.name} />;
  }

  const App = () => <SharedRouter><Page /></SharedRouter>;
  const base = reactLifecycles(App, 'sample');
  export const { bootstrap, mount } = base;
  export const unmount = async (props) => {
    await base.unmount(props);
    if (location.pathname === '/deixa') props.domElement.append('resto');
  };`;

describe.skipIf(!hasBrowser)('the start of a candidate in a real browser', () => {
  let sample: Sample;
  let served: ServedCandidate;
  let browser: Browser;

  beforeAll(async () => {
    sample = await buildSample(definition, APP);
    const serving = await serveCandidate(sample, signal);
    const launched = await launchBrowser(signal);
    if (!serving.ok || !launched.ok) throw new Error('the candidate could not be served');
    served = serving.value;
    browser = launched.value;
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
    await sample?.remove();
  });

  /** What never comes is waited for in one case only; every other ends as soon as something is seen. */
  const open = (path: string) =>
    openRoute(browser, served.origin, path, path === '/vazia' ? 3_000 : undefined);

  test.each(['/boa', '/diagnosticada', '/gestora'])(
    'accepts a page that shows its heading and leaves nothing behind: %s',
    async (path) => {
      expect(await open(path)).toEqual({ ok: true, value: null });
    },
  );

  test.each([
    ['/estoura', /boom/],
    ['/avisa', /escreveu no console o erro "algo falhou"/],
    ['/estilo', /violou a política de segurança \(style-src/],
    ['/avalia', /violou a política de segurança \((script-src|require-trusted-types-for)/],
    ['/vazia', /não mostrou um título/],
    ['/deixa', /ao ser desmontada/],
  ])('a page that does something forbidden is refused with the reason: %s', async (path, reason) => {
    expect(await open(path)).toEqual({ ok: false, error: expect.stringMatching(reason) });
  });

  test('every page with an address is opened, and the first that fails is named', async () => {
    const { dist, descriptor } = sample;
    const only = (...paths: string[]) => ({
      dist,
      descriptor: { ...descriptor, routes: descriptor.routes.filter(({ path }) => paths.includes(path)) },
    });
    expect(await tryStart(only('/boa', '/boa/:id'), signal)).toEqual({ ok: true, value: null });
    expect(await tryStart(only('/boa', '/estoura'), signal)).toEqual({
      ok: false,
      error: expect.stringMatching(/^A página \/estoura de sample@1\.0\.0 .*boom/),
    });
    expect(await tryStart(only('/boa/:id'), signal)).toMatchObject({ ok: false });
  });

  test('an extension that throws is refused as a page would be', async () => {
    const card = { point: 'panel.card', name: 'ruim', order: 1 } as const;
    const breaking = await buildSample({ ...definition, routes: [route('/boa')], extensions: [card] }, APP, {
      sources: {
        'src/extensions/panel.card/ruim.tsx':
          "export const mount = () => Promise.reject(new Error('quebrou'));\nexport const unmount = mount;\n",
      },
    });
    try {
      expect(await tryStart(breaking, signal)).toEqual({
        ok: false,
        error: expect.stringMatching(/^Uma extensão de sample@1\.0\.0 .*quebrou/),
      });
    } finally {
      await breaking.remove();
    }
  });

  test('never executes a file that differs from the descriptor', async () => {
    const { dist, descriptor } = sample;
    const entry = { ...descriptor.entry, integrity: `sha384-${'A'.repeat(64)}` };
    const routes = descriptor.routes.slice(0, 1);
    expect(await tryStart({ dist, descriptor: { ...descriptor, entry, routes } }, signal)).toMatchObject({
      ok: false,
    });
  });
});

describe.skipIf(!hasBrowser)('a development build in a released shell', () => {
  const only = { ...definition, routes: [route('/boa')] };

  test.each([
    ['made for it starts', ['--env', 'override'], true],
    ['for hot reload does not: its JSX asks for another React', [], false],
  ])('%s', async (_name, more, starts) => {
    const sample = await buildSample(only, APP, { args: ['--env', 'RSPACK_SERVE', ...more] });
    const started = await tryStart(sample, signal);
    await sample.remove();
    expect(started.ok).toBe(starts);
  });
});
