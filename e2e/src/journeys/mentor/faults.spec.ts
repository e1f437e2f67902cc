import { randomUUID } from 'node:crypto';
import { API_MESSAGES, computeUsagePeriod } from '@aura/shared-domain';
import { sampleCases } from '@aura/testing';
import { expect, test, type Page } from '@playwright/test';
import { makePerson } from '../../support/accounts.ts';
import { integer, map, readDocument, text } from '../../support/database.ts';
import { crashesOf, expectSound, intercept, loseAnswer, type FaultJourney } from '../../support/faults.ts';
import {
  lastExchange,
  openMentor,
  openMentorWithModel,
  QUESTION,
  send,
  sources,
  storedMessages,
  storedParts,
  whole,
} from '../../support/mentor.ts';
import { startBackendWithModel } from '../../support/model/backend-with-model.ts';
import { startFragileBackend } from '../../support/model/fragile-backend.ts';

/* The numbers are those of docs/faults.md. */

const MENTOR = '**/api/mentor';
const impulso = { plan: text('impulso') };
const failure = (page: Page) =>
  lastExchange(page).getByRole('alert').filter({ hasText: 'A mensagem não foi respondida' });
const refusal = (page: Page) => page.getByRole('status').filter({ hasText: 'A mensagem não foi respondida' });
const tryAgain = (page: Page) => lastExchange(page).getByRole('button', { name: 'Tentar novamente' }).click();

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
async function askMentor(address: string, idToken: string, at: number, useModel = false) {
  const message = {
    messageId: randomUUID(),
    conversationId: randomUUID(),
    text: `${QUESTION} Pergunta número ${at}.`,
    useModel,
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
    '11: a message whose answer is lost is answered at the second try, and counts once',
    async ({ page }) => {
      const crashes = crashesOf(page);
      const { uid } = await openMentor(page, impulso);
      await intercept(page, MENTOR, (route, count) => (count === 1 ? loseAnswer(route) : route.continue()));
      await send(page, QUESTION);
      await expect(failure(page)).toBeVisible({ timeout: 40_000 });
      await expectSound(page, crashes);
      await tryAgain(page);
      await whole(page);
      expect(await countsOf(uid)).toEqual({ counted: 1, stored: 1 });
    },
  ],
  [
    '19, 39: failures and too many calls are said, silence is asked again, and the message counts once',
    async ({ page }) => {
      const crashes = crashesOf(page);
      await page.clock.install();
      const { uid } = await openMentor(page, impulso);
      const limited = { error: { code: 'rate_limited', message: API_MESSAGES.rate_limited } };
      const asked = await intercept(page, MENTOR, (route, count) => {
        if (count === 1) return route.fulfill({ status: 500, body: 'Internal Server Error' });
        if (count === 2) return route.fulfill({ status: 503, body: '<html>' });
        if (count === 3)
          return route.fulfill({ status: 429, headers: { 'Retry-After': '2' }, json: limited });
        // The fourth is never answered.
        return count === 4 ? undefined : route.continue();
      });
      await send(page, QUESTION);
      await expect(failure(page)).toContainText('respondeu algo inesperado');
      expect(asked()).toBe(1);
      // A message that is gone on with is asked for again by itself after a failure that passes, not after a refusal.
      await tryAgain(page);
      await expect(failure(page)).toContainText('Tente de novo em 2 segundos.');
      expect(asked()).toBe(3);
      await expect(lastExchange(page)).toContainText(QUESTION);
      await expectSound(page, crashes);
      expect(await countsOf(uid)).toEqual({ counted: 0, stored: 0 });
      await tryAgain(page);
      await expect.poll(asked).toBe(4);
      await page.clock.fastForward(40_000);
      await whole(page);
      // A clock that is moved forward may also end the call after the silent one: what counts is that it counts once.
      expect(await countsOf(uid)).toEqual({ counted: 1, stored: 1 });
      await expectSound(page, crashes);
    },
  ],
  ...(
    [
      ['in the middle of its work', { spoken: 3 }],
      ['as it begins to answer', 'answers'],
    ] as const
  ).map(([when, moment]): FaultJourney => [
    `20: a process that is killed ${when} loses no message, and counts it once`,
    async ({ page }) => {
      const crashes = crashesOf(page);
      await using backend = await startFragileBackend();
      await backend.serve(page, '/mentor');
      const { uid } = await openMentor(page, impulso);
      backend.killWhen(moment);
      await send(page, QUESTION);
      await expect(failure(page).or(sources(page))).toBeVisible({ timeout: 60_000 });
      await expectSound(page, crashes);
      await expect(lastExchange(page)).toContainText(QUESTION);
      if (await failure(page).isVisible()) await tryAgain(page);
      await whole(page);
      expect(backend.killed()).toBe(1);
      expect(await countsOf(uid)).toEqual({ counted: 1, stored: 1 });
      await page.reload();
      await whole(page);
      await expectSound(page, crashes);
    },
  ]),
  ...(
    [
      // One call, and one attempt to have it mended; what is too long is not asked for again.
      ['strays', 2],
      ['floods', 1],
    ] as const
  ).map(([script, calls]): FaultJourney => [
    `28: when the model ${script}, the coach answers, and nothing of it reaches the page`,
    async ({ page }) => {
      const crashes = crashesOf(page);
      await using backend = await startBackendWithModel();
      backend.model.script = script;
      const { uid } = await openMentorWithModel(page, backend);
      await send(page, QUESTION);
      await whole(page);
      const parts = await storedParts(uid);
      expect(parts.map(({ by }) => by)).toEqual(parts.map(() => 'coach'));
      await expect(page.locator('main')).not.toContainText('la la la');
      expect(backend.model.asked).toHaveLength(calls);
      await expectSound(page, crashes);
    },
  ]),
  [
    '29: when the model is over its quota, the coach answers, and from the sixth message it is asked no more',
    async ({ page }) => {
      const crashes = crashesOf(page);
      // Its own: what fails here is heeded by all messages of a process.
      await using backend = await startBackendWithModel();
      backend.model.script = 'refuses';
      const { uid } = await openMentorWithModel(page, backend);
      const other = await makePerson({ plan: text('decolagem') });
      // Five failures count within half a minute, which five messages of a browser may take longer than.
      for (let at = 1; at <= 5; at += 1) await askMentor(backend.address, other.idToken, at, true);
      expect(backend.model.asked).toHaveLength(5);
      await send(page, QUESTION);
      await whole(page);
      expect(backend.model.asked).toHaveLength(5);
      expect((await storedParts(uid)).every(({ by }) => by === 'coach')).toBe(true);
      expect(await countsOf(uid)).toEqual({ counted: 1, stored: 1 });
      await expectSound(page, crashes);
    },
  ],
  [
    '38: of two messages that two tabs send at once, the last of the month is one, and the other is refused',
    async ({ page }) => {
      const fields = {
        ...impulso,
        usagePeriod: text(computeUsagePeriod(new Date())),
        usageCounts: map({ mentorAI: integer(19) }),
      };
      const { uid } = await openMentor(page, fields);
      const other = await page.context().newPage();
      // A conversation of its own: in the same one the second could be the free reply to a question of the mentor.
      await other.goto(`/mentor-ia?conversa=${randomUUID()}`);
      const tabs = [page, other];
      const crashes = tabs.map(crashesOf);
      let sent = 0;
      const { promise: bothAreSent, resolve: release } = Promise.withResolvers<void>();
      const hold = (tab: Page) =>
        intercept(tab, MENTOR, async (route, count) => {
          sent += count === 1 ? 1 : 0;
          if (sent === tabs.length) release();
          await bothAreSent;
          await route.continue();
        });
      for (const tab of tabs) {
        await hold(tab);
        await send(tab, QUESTION);
      }
      for (const tab of tabs) await expect(sources(tab).or(refusal(tab))).toBeVisible({ timeout: 40_000 });
      const areAnswered = await Promise.all(tabs.map((tab) => sources(tab).isVisible()));
      expect(areAnswered.filter(Boolean)).toHaveLength(1);
      const refused = tabs[areAnswered.indexOf(false)] ?? page;
      await expect(refusal(refused).getByRole('link', { name: 'Conhecer os planos' })).toBeVisible();
      await expect(lastExchange(refused)).toContainText(QUESTION);
      expect(await countsOf(uid)).toEqual({ counted: 20, stored: 1 });
      for (const [at, tab] of tabs.entries()) await expectSound(tab, crashes[at] ?? []);
    },
  ],
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

for (const [title, walk] of sampleCases('faults of the mentor', JOURNEYS, 2)) test(title, walk);
