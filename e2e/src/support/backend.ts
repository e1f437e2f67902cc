import { SITE } from './site.ts';

/** Calls the backend by way of the site, as a page of the person does whose token it is. */
export async function callBackend(path: string, body: object, idToken: string): Promise<unknown> {
  const answer = await fetch(`${SITE}/api${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
