import { renderDeclarations, SHELL_API, type Release } from '@aura/shared-federation/contract';
import { FORMER_EVENTS, type EventDeclaration } from '@aura/shared-domain/events';
import { releaseWith } from '@aura/shared-federation/testing';
import { expect, test } from 'vitest';
import { createRemoteEvents } from './remote-events.ts';

const INTEGRITY = `sha384-${'B'.repeat(64)}`;
const lesson: EventDeclaration = { name: 'aula_lida', parameters: { minutes: { kind: 'count' } } };
const own: EventDeclaration = { name: 'purchase', parameters: {} };

const declaring = (name: string, more = {}): Release =>
  releaseWith({
    name,
    assets: [{ file: 'declarations.json', kind: 'tooling', integrity: INTEGRITY, initial: false }],
    ...more,
  });

function open(releases: readonly Release[], answer: (url: string) => Response) {
  const asked: string[] = [];
  const reports: string[] = [];
  const events = createRemoteEvents({
    releases: () => releases,
    fetch: async (url, init) => {
      asked.push(`${url} ${String(init.integrity)}`);
      return answer(url);
    },
    report: (reason) => void reports.push(reason),
  });
  const names = async () => (await events()).map(({ name }) => name);
  return { events, names, asked, reports };
}

const FORMER_NAMES = FORMER_EVENTS.map(({ name }) => name);
const text = (...events: readonly EventDeclaration[]) => renderDeclarations({ events: [...events] });

test('the file of each remote is asked for once, with the hash of the registry', async () => {
  const page = open(
    [declaring('lessons'), declaring('jobs')],
    (url) => new Response(url.includes('lessons') ? text(lesson) : text()),
  );
  expect(await Promise.all([page.events(), page.events()])).toEqual([[lesson], [lesson]]);
  expect(page.asked).toEqual([
    `https://lessons.example/1.0.0/declarations.json ${INTEGRITY}`,
    `https://jobs.example/1.0.0/declarations.json ${INTEGRITY}`,
  ]);
});

test('a former release keeps its events; declared ones come first', async () => {
  const page = open([releaseWith({ name: 'billing' }), declaring('lessons')], () => new Response(text(own)));
  expect(await page.names()).toEqual(['purchase', ...FORMER_NAMES]);
  expect(await page.events()).toContainEqual(own);
  expect(page.asked).toHaveLength(1);
});

test('declarations of a release that this shell does not run are not loaded', async () => {
  const later = { shellApi: { min: SHELL_API + 1, max: SHELL_API + 1 } };
  const page = open([declaring('lessons', later)], () => new Response(text(lesson)));
  expect([await page.names(), page.asked]).toEqual([[], []]);
});

test('a missing or unreadable declaration is reported, and loaded again with the next event', async () => {
  const answers = [new Response('', { status: 503 }), new Response('{'), new Response(text(lesson))];
  const page = open([declaring('lessons')], () => answers.shift() ?? new Response());
  expect(await page.names()).toEqual([]);
  expect(await page.names()).toEqual([]);
  expect(await page.names()).toEqual(['aula_lida']);
  expect(page.reports).toEqual([
    expect.stringMatching(/^events of lessons@1\.0\.0: .*503/),
    expect.stringMatching(/^events of lessons@1\.0\.0: /),
  ]);
});

test('an event of a kind that came later takes no other with it', async () => {
  const later = { name: 'aula_vista', parameters: { at: { kind: 'moment' } } };
  const body = JSON.stringify({ events: [later, lesson], slots: [] });
  const page = open([declaring('lessons')], () => new Response(body));
  expect(await page.names()).toEqual(['aula_lida']);
});
