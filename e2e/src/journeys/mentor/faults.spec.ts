import { randomUUID } from 'node:crypto';
import { sampleCases } from '@aura/testing';
import { expect, test } from '@playwright/test';
import { makePerson } from '../../support/accounts.ts';
import { readDocument, text } from '../../support/database.ts';
import { crashesOf, expectSound, type FaultJourney } from '../../support/faults.ts';
import { openMentor, QUESTION, send, storedMessages, whole } from '../../support/mentor.ts';
import { startFragileBackend } from '../../support/model/fragile-backend.ts';

/* The numbers are those of docs/faults.md. */

const impulso = { plan: text('impulso') };

/** How many messages count in the month, and how many are stored. */
async function countsOf(uid: string): Promise<{ counted: number; stored: number }> {
  const { usageCounts } = await readDocument(`users/${uid}`);
  const counts = usageCounts as { mapValue?: { fields?: { mentorAI?: { integerValue?: string } } } };
  return {
    counted: Number(counts.mapValue?.fields?.mentorAI?.integerValue ?? 0),
    stored: await storedMessages(uid),
  };
}

/** Asks as a page would; what the answer says of itself. */
async function askMentor(address: string, idToken: string, at: number) {
  const message = {
    messageId: randomUUID(),
    conversationId: randomUUID(),
    text: `${QUESTION} Pergunta número ${at}.`,
    useModel: false,
    from: { part: 0, at: 0 },
    unanswered: '',
  };
  const answer = await fetch(`${address}/api/mentor`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

const JOURNEYS: readonly FaultJourney[] = [
  [
    '39: while one person sends more than a process takes, another one is answered',
    async ({ page }) => {
      const crashes = crashesOf(page);
      await using backend = await startFragileBackend();
      await backend.serve(page, '/mentor');
      const { uid } = await openMentor(page, impulso);
      const crowd = await makePerson({ plan: text('decolagem') });
      const sent = Array.from({ length: 50 }, (_, at) => askMentor(backend.address, crowd.idToken, at));
      await send(page, QUESTION);
      await whole(page);
      const answers = await Promise.all(sent);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
      for (const { status, retryAfter } of answers)
        expect(Number(retryAfter) > 0, `${status}: ${retryAfter}`).toBe(status === 429);
      expect(await countsOf(uid)).toEqual({ counted: 1, stored: 1 });
      await expectSound(page, crashes);
    },
  ],
];

for (const [title, walk] of sampleCases('faults of the mentor', JOURNEYS, 1)) test(title, walk);
