import type { Page } from '@playwright/test';
import { changePageData } from './page-data.ts';

const MEASUREMENT_ID = 'G-TEST';
const PIXEL_ID = '123456';
const LOCAL = ['localhost', '127.0.0.1'];

/** Event of a page as the console of a build for the emulators shows it. */
interface ConsoleEvent {
  readonly name: string;
  readonly [key: string]: unknown;
}

/** Events that the console shows from now on. */
export function consoleEvents(page: Page): () => Promise<readonly ConsoleEvent[]> {
  const messages: Promise<ConsoleEvent>[] = [];
  page.on('console', (message) => {
    const [mark, event] = message.args();
    if (message.text().startsWith('[analytics]') && mark && event)
      messages.push(event.jsonValue() as Promise<ConsoleEvent>);
  });
  return () => Promise.all(messages);
}

/** Requests from now on that go to another machine. */
export function outsideRequests(page: Page): string[] {
  const requests: string[] = [];
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !LOCAL.includes(url.hostname)) requests.push(request.url());
  });
  return requests;
}

/** Fake of Google's script: stores its cookies, and sends every event unless it is switched off. */
const GOOGLE_SCRIPT = `
  document.cookie = '_ga=GA1.1.1; path=/';
  document.cookie = '_ga_TEST=GS1.1; path=/';
  const send = ([command, name, parameters]) => {
    if (command !== 'event' || window['ga-disable-${MEASUREMENT_ID}']) return;
    const body = encodeURIComponent(JSON.stringify(parameters));
    fetch('https://www.google-analytics.com/g/collect?en=' + name + '&ep=' + body, { mode: 'no-cors' });
  };
  const layer = (window.dataLayer ??= []);
  const push = layer.push.bind(layer);
  layer.push = (...commands) => { commands.forEach(send); return push(...commands); };
  [...layer].forEach(send);
`;

/** Fake of Meta's script: stores its cookie, and sends every event it gets, with or without consent. */
const META_SCRIPT = `
  document.cookie = '_fbp=fb.1.1.1; path=/';
  const call = (command, name, parameters) => {
    if (!command.startsWith('track')) return;
    const query = new URLSearchParams({ command, ev: name, cd: JSON.stringify(parameters) });
    fetch('https://www.facebook.com/tr?' + query, { mode: 'no-cors' });
  };
  window.fbq.callMethod = call;
  for (const waiting of window.fbq.queue.splice(0)) call(...waiting);
`;

const script = (body: string) => ({ contentType: 'text/javascript', body });

/** Configures two measuring services for the pages of this tab, with fake servers. */
export async function withMeasuring(page: Page): Promise<void> {
  await page.route(
    (url) => !LOCAL.includes(url.hostname),
    async (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      if (hostname === 'www.googletagmanager.com') await route.fulfill(script(GOOGLE_SCRIPT));
      else if (hostname === 'connect.facebook.net') await route.fulfill(script(META_SCRIPT));
      else if (hostname === 'firebaseinstallations.googleapis.com')
        await route.fulfill({
          json: { fid: 'f'.repeat(22), refreshToken: 'r', authToken: { token: 't', expiresIn: '604800s' } },
        });
      else if (pathname.endsWith('/webConfig'))
        await route.fulfill({ json: { measurementId: MEASUREMENT_ID, appId: 'demo' } });
      else await route.fulfill({ status: 204 });
    },
  );
  await changePageData<Record<string, unknown>>(page, 'aura-config', (config) => ({
    ...config,
    analytics: { measurementId: MEASUREMENT_ID, pixelId: PIXEL_ID },
  }));
}

/** What the pixel has sent, in order. */
export function pixelEvents(requests: readonly string[]): readonly unknown[] {
  return requests
    .map((request) => new URL(request))
    .filter(({ hostname }) => hostname === 'www.facebook.com')
    .map(({ searchParams: query }) => [
      query.get('command'),
      query.get('ev'),
      JSON.parse(query.get('cd') ?? 'null'),
    ]);
}

/** Names and parameters of what Google's script has sent, in order. */
export function googleEvents(
  requests: readonly string[],
): readonly { readonly name: string; readonly parameters: Readonly<Record<string, unknown>> }[] {
  return requests
    .map((request) => new URL(request))
    .filter(({ hostname }) => hostname === 'www.google-analytics.com')
    .map(({ searchParams: query }) => ({
      name: query.get('en') ?? '',
      parameters: JSON.parse(query.get('ep') ?? '{}') as Record<string, unknown>,
    }));
}
