import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  API_MESSAGES,
  REQUEST_PARAMETER,
  type ChangeReleaseRequest,
  operationsReleasesEndpoint,
  operationsStackEndpoint,
} from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { createOperator } from '../../test-support/operators.ts';
import { newPerson } from '../../test-support/people.ts';
import { releaseWorld, SCRIPT, SOURCE } from '../../test-support/releases.ts';
import type { ReleaseSettings } from '../config/release-settings.ts';
import type { ReportLine } from '../parts/define-part.ts';

const RELEASES = operationsReleasesEndpoint.path;
const STACK = operationsStackEndpoint.path;
const asking = (path: string, request: object) =>
  `${path}?${REQUEST_PARAMETER}=${encodeURIComponent(JSON.stringify(request))}`;

const started: Backend[] = [];
const logged: ReportLine[] = [];
async function backendWith(releases: ReleaseSettings, more: Parameters<typeof localBackend>[0] = {}) {
  const backend = await localBackend({ releases, report: (line) => void logged.push(line), ...more });
  started.push(backend);
  return backend;
}
afterAll(() => Promise.all(started.map((backend) => backend.stop())));

const changeTo = (part: Partial<ChangeReleaseRequest>): ChangeReleaseRequest => ({
  action: 'promote',
  remote: 'tools',
  reason: 'sem erros em dois dias',
  seen: 0,
  ...part,
});

describe.skipIf(!HAS_AUTH)('releases at the operators’ page', () => {
  let world: Awaited<ReturnType<typeof releaseWorld>>;
  let backend: Backend;
  let token: string;
  let seen = 0;
  const look = async (from = backend) => (await from.get(asking(RELEASES, {}), token)).body;
  const change = (part: Partial<ChangeReleaseRequest>) =>
    backend.post(RELEASES, changeTo({ seen, ...part }), token);

  beforeAll(async () => {
    world = await releaseWorld();
    backend = await backendWith(world.settings);
    token = await createOperator(backend.db);
    await world.publish('tools', '1.0.0');
    await world.publish('tools', '1.1.0');
    await world.publish('billing', '0.1.0');
    seen = await world.stage('tools', '1.2.0');
  });

  it('shows how every remote stands and what was done, newest first', async () => {
    expect(await look()).toMatchObject({
      revision: 4,
      missing: [],
      hasOlder: false,
      remotes: [
        { name: 'billing', current: '0.1.0', previous: null, staged: null, earlier: [] },
        {
          name: 'tools',
          current: '1.1.0',
          previous: '1.0.0',
          staged: { version: '1.2.0', audience: '10% das pessoas com sessão' },
          earlier: ['1.0.0'],
        },
      ],
      log: [
        { revision: 4, action: 'stage', remote: 'tools', version: '1.2.0', by: 'Equipe', reason: null },
        { revision: 3, remote: 'billing' },
        { revision: 2 },
        { revision: 1 },
      ],
    });
    expect((await backend.get(asking(RELEASES, { before: 3 }), token)).body.log).toMatchObject([
      { revision: 2 },
      { revision: 1 },
    ]);
  });

  it('promotes, rolls back and says so, under the name of the operator, in the log of the registry', async () => {
    expect(await change({ action: 'promote' })).toMatchObject({
      status: 200,
      body: { revision: 5, message: 'tools 1.2.0 agora é a versão de todos.' },
    });
    seen = 5;
    expect(await change({ action: 'rollback', to: '1.0.0', reason: 'erros ao salvar' })).toMatchObject({
      body: { revision: 6, message: 'tools 1.2.0 foi recolhida; 1.0.0 é a versão de todos.' },
    });
    seen = 6;
    const { log, remotes } = await look();
    expect(log?.slice(0, 2)).toMatchObject([
      { revision: 6, action: 'rollback', by: 'Otávio Lemos (operação)', reason: 'erros ao salvar' },
      { revision: 5, action: 'promote', by: 'Otávio Lemos (operação)', reason: 'sem erros em dois dias' },
    ]);
    // The version taken back is offered no more.
    expect(remotes?.find(({ name }) => name === 'tools')).toMatchObject({
      current: '1.0.0',
      earlier: ['1.1.0'],
    });
    expect(logged.at(-1)).toEqual({
      message: 'release change',
      severity: 'NOTICE',
      action: 'rollback',
      remote: 'tools',
      revision: 6,
    });
  });

  it('stops a stage', async () => {
    seen = await world.stage('tools', '1.3.0');
    expect((await change({ action: 'stop-stage' })).body.message).toBe(
      'tools 1.3.0 deixou de ser testada; todas as pessoas recebem 1.0.0.',
    );
    seen += 1;
  });

  it('tells what somebody else did to the remote meanwhile, and does nothing', async () => {
    const before = seen;
    seen = await world.stage('tools', '1.4.0');
    const late = await backend.post(RELEASES, changeTo({ seen: before }), token);
    expect(late).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringMatching(/Equipe mudou tools \(stage 1\.4\.0\)/) } },
    });
    expect((await look()).revision).toBe(seen);
    // What happened to another remote is no reason.
    await world.publish('billing', '0.2.0');
    expect(await backend.post(RELEASES, changeTo({ seen }), token)).toMatchObject({ status: 200 });
    seen += 2;
  });

  it('retires a remote, whose history stays', async () => {
    const retired = await world.publish('cockpit', '1.0.0');
    const request = changeTo({ action: 'retire', remote: 'cockpit', seen: retired });
    expect(await backend.post(RELEASES, request, token)).toMatchObject({
      status: 200,
      body: { message: 'cockpit foi retirado: suas páginas não existem mais.' },
    });
    const { remotes, log } = await look();
    expect(remotes?.map(({ name }) => name)).toEqual(['billing', 'tools']);
    expect(log?.[0]).toMatchObject({ action: 'retire', remote: 'cockpit', version: '1.0.0' });
  });

  it('refuses a version whose files are not whole any more', async () => {
    await world.store.replace(`remotes/tools/1.1.0/${SCRIPT}`, new TextEncoder().encode('changed'));
    expect(await change({ action: 'rollback', to: '1.1.0' })).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('não está inteira') } },
    });
    expect(logged.at(-1)).toMatchObject({ severity: 'WARNING', revision: null });
  });

  it.each([
    ['without a reason', { reason: '  ' }],
    ['that is no action of this page', { action: 'publish' }],
    ['to a path', { to: '../1.0.0' }],
    ['with a field more', { uid: 'ana' }],
  ])('refuses a change %s', async (_, part) => {
    const answer = await backend.post(RELEASES, { ...changeTo({ seen }), ...part }, token);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  });

  it('is for operators alone, who change things soon after they have signed in', async () => {
    const { token: person } = await newPerson(backend.db);
    const hourLater = await backendWith(world.settings, { now: () => new Date(Date.now() + 3_600_000) });
    for (const path of [asking(RELEASES, {}), asking(STACK, stackOf('1.0.0'))]) {
      expect((await backend.get(path)).status).toBe(401);
      expect(await backend.get(path, person)).toMatchObject({
        status: 403,
        body: { error: { code: 'forbidden', message: API_MESSAGES.forbidden } },
      });
      expect((await hourLater.get(path, token)).status).toBe(200);
    }
    const { revision } = await look();
    expect(await backend.post(RELEASES, changeTo({ seen }), person)).toMatchObject({ status: 403 });
    expect(await hourLater.post(RELEASES, changeTo({ seen }), token)).toMatchObject({
      status: 403,
      body: { error: { code: 'recent_login_required' } },
    });
    expect((await look()).revision).toBe(revision);
  });

  it('holds an operator to a rate', async () => {
    const operations = { capacity: 1, refillPerSecond: 1, maxKeys: 10 };
    const clock = new Date();
    const local = await backendWith(world.settings, {
      limits: { operations },
      now: () => clock,
    });
    const statuses = [
      await local.get(asking(RELEASES, {}), token),
      await local.get(asking(RELEASES, {}), token),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([200, 429]);
  });

  it('says what is not configured, and changes nothing then', async () => {
    const reading = await backendWith({ ...world.settings, signingKey: null });
    expect(await look(reading)).toMatchObject({
      isReadable: true,
      missing: ['AURA_SIGNING_KEY'],
      remotes: [{ name: 'billing' }, { name: 'tools' }],
    });
    const nothing = await backendWith({
      ...world.settings,
      store: null,
      privateStore: null,
      registryKey: null,
      signingKey: null,
    });
    expect(await look(nothing)).toEqual({
      revision: 0,
      remotes: [],
      log: [],
      hasOlder: false,
      isReadable: false,
      missing: ['AURA_RELEASES', 'AURA_SIGNING_KEY'],
    });
    const keyless = await backendWith({ ...world.settings, registryKey: null, signingKey: null });
    expect(await look(keyless)).toMatchObject({ isReadable: false, missing: ['AURA_SIGNING_KEY'] });
    for (const server of [reading, nothing, keyless])
      expect(await server.post(RELEASES, changeTo({ seen }), token)).toMatchObject({
        status: 409,
        body: { error: { message: expect.stringContaining('AURA_SIGNING_KEY') } },
      });
  });

  it('says a log that was changed by hand, and shows nothing of it', async () => {
    const spoilt = await releaseWorld();
    await spoilt.publish('tools', '1.0.0');
    await spoilt.store.replace('revisions/000001.json', new TextEncoder().encode('{}'));
    const local = await backendWith(spoilt.settings);
    expect(await local.get(asking(RELEASES, {}), token)).toMatchObject({
      status: 503,
      body: { error: { message: expect.stringContaining('revisions/000001.json') } },
    });
  });

  const stackOf = (version: string) => ({ remote: 'tools', version, frames: [`${SCRIPT}:1:1`] });
  const resolve = async (request: object, from = backend) =>
    (await from.get(asking(STACK, request), token)).body;

  it('resolves the places of an error to the lines of the sources', async () => {
    expect(await resolve(stackOf('1.0.0'))).toEqual({
      places: [
        {
          frame: `${SCRIPT}:1:1`,
          source: {
            file: 'mfe-tools/src/save-draft.ts',
            line: 2,
            column: 1,
            functionName: 'saveDraft',
            lines: SOURCE.split('\n').map((text, index) => ({ number: index + 1, text })),
          },
        },
      ],
      thrown: 'no draft called ${name}',
      note: null,
    });
  });

  it('says where there is no map, no release or no store', async () => {
    await world.publish('diagnostic', '1.0.0', { hasMaps: false });
    const nowhere = { places: [{ source: null }], thrown: null };
    expect(await resolve({ ...stackOf('1.0.0'), remote: 'diagnostic' })).toMatchObject({
      ...nowhere,
      note: 'Esta versão foi publicada sem mapas de fontes.',
    });
    expect(await resolve(stackOf('9.9.9'))).toMatchObject({
      ...nowhere,
      note: expect.stringContaining('não está no armazenamento'),
    });
    const without = await backendWith({ ...world.settings, privateStore: null });
    expect(await resolve(stackOf('1.0.0'), without)).toMatchObject({
      ...nowhere,
      note: expect.stringContaining('AURA_RELEASES_PRIVATE'),
    });
    const other = { ...stackOf('1.0.0'), frames: [`${SCRIPT}:1:1`, 'other.00c0ffee.js:1:1'] };
    expect(await resolve(other)).toMatchObject({
      places: [{ source: { line: 2 } }, { source: null }],
      note: expect.stringContaining('alguns arquivos'),
    });
  });
});
