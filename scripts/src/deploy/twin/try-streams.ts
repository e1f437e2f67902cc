import { mentorStream, type MentorRequest } from '@aura/shared-domain';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import type { Check } from '../verify/verify.ts';

interface Asked {
  readonly apiKey: string;
  readonly email: string;
  readonly password: string;
  /** Address that answers, without a final slash. */
  readonly base: string;
  readonly path: string;
  readonly body: MentorRequest;
}

const HeardSchema = v.strictObject({ status: v.number(), isGathered: v.boolean(), isWhole: v.boolean() });

/**
 * Asks the mentor from a page, past Hosting and through it: the first answer is sent as it comes, the second in one piece. The
 * page's policy and the backend's list of origins have to let it.
 */
export async function tryStreams(
  page: Page,
  person: Pick<Asked, 'apiKey' | 'email' | 'password'>,
  streamBase: string,
): Promise<readonly Check[]> {
  // Asked again, the same message is answered again, and costs nothing.
  const body: MentorRequest = {
    messageId: crypto.randomUUID(),
    conversationId: crypto.randomUUID(),
    text: 'Como peço um aumento de salário?',
    useModel: false,
    from: { part: 0, at: 0 },
    unanswered: '',
  };
  const ask = async (base: string) =>
    v.parse(
      HeardSchema,
      await page.evaluate(followInPage, { ...person, base, path: mentorStream.path, body }),
    );
  const direct = await ask(streamBase);
  const gathered = await ask('/api');
  return [
    {
      name: 'resposta do mentor em partes',
      problem: findProblem(direct) ?? (direct.isGathered ? 'chegou de uma vez' : null),
    },
    {
      name: 'resposta do mentor pelo Hosting, que a junta',
      problem: findProblem(gathered) ?? (gathered.isGathered ? null : 'chegou em partes'),
    },
  ];
}

function findProblem({ status, isWhole }: v.InferOutput<typeof HeardSchema>): string | null {
  if (status !== 200) return `respondeu ${status}`;
  return isWhole ? null : 'não chegou ao fim';
}

/** Runs in the page, and so uses nothing from outside of itself. */
async function followInPage({ apiKey, email, password, base, path, body }: Asked) {
  const headers = { 'Content-Type': 'application/json' };
  const entrance = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const entered = await fetch(`${entrance}?key=${apiKey}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await entered.json()) as { readonly idToken: string };
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${idToken}` },
    body: JSON.stringify(body),
  });
  // A streamed answer does not know its length in advance.
  const isGathered = response.headers.has('content-length');
  const text = await response.text();
  return { status: response.status, isGathered, isWhole: text.includes('"type":"end"') };
}
