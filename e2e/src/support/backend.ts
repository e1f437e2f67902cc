import { SITE } from './site.ts';

/** As the browsers of the journeys name themselves. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0 Safari/537.36';

/** Calls the backend by way of the site, as a page of the person does whose token it is. */
export async function callBackend(path: string, body: object, idToken: string): Promise<unknown> {
  const answer = await fetch(`${SITE}/api${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${idToken}`,
      'Content-Type': 'application/json',
      'User-Agent': BROWSER,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
