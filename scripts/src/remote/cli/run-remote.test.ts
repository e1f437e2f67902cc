import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markOf } from '@aura/shared-federation';
import { readNewest } from '@aura/shared-federation/releases';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { workingCopy } from './working-copy.testing.ts';

let root = '';
let copy: ReturnType<typeof workingCopy>;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aura-remote-'));
  copy = workingCopy(root);
});
afterEach(() => rm(root, { recursive: true }));

async function registry() {
  const { releases } = await copy.context();
  const newest = await readNewest(releases.store, releases.publicKey);
  if (!newest.ok) throw new Error(newest.error);
  return newest.value;
}
/** Versions of the remote: for everybody, the one before, the staged one. */
async function versions(name = 'tools') {
  const remote = (await registry())?.remotes.find(({ current }) => current.descriptor.name === name);
  const held = [remote?.current, remote?.previous, remote?.staged?.release];
  return held.map((release) => release?.descriptor.version ?? null);
}
async function publishAll(...all: readonly string[]) {
  for (const version of all) {
    copy.write('tools', { version });
    expect(await copy.run('publish tools')).toMatchObject({ code: 0 });
  }
}

describe('publish', () => {
  test('releases a tested build, and reports version, revision and sizes', async () => {
    copy.write('tools', { version: '1.0.0' });
    const { code, text } = await copy.run('publish tools --reason início');
    expect(code).toBe(0);
    expect(text).toContain('tools 1.0.0 publicada para todos: revisão 1.');
    expect(text).toMatch(/entrada +\d+ de 8\.500 bytes/);
    expect(text).toMatch(/\/tools +\d+ de 50\.000 bytes/);
    expect(copy.started).toMatchObject([
      { descriptor: { version: '1.0.0' }, dist: join(root, 'tools/dist') },
    ]);
    expect((await registry())?.remotes[0]?.current.baseUrl).toBe('http://localhost:5000/1.0.0/');
    const file = join(root, '.local/releases/remotes/tools/1.0.0/app.js');
    expect(await readFile(file, 'utf8')).toBe('tools 1.0.0');
  });

  test('stores the source maps of a version where they are not served', async () => {
    await publishAll('1.0.0');
    const { releases } = await copy.context();
    expect(await releases.privateStore?.list('maps')).toEqual(['maps/tools/1.0.0/app.js.map.gz']);
    expect((await releases.store.list('remotes')).filter((path) => path.includes('.map'))).toEqual([]);
    expect(await readdir(join(root, '.local'))).toContain('releases-private');
  });

  test('changes nothing when repeated', async () => {
    await publishAll('1.0.0');
    const { code, text } = await copy.run('publish tools');
    expect(code).toBe(0);
    expect(text).toContain('nada mudou (revisão 1)');
    expect(await registry()).toMatchObject({ revision: 1 });
  });

  test('refuses other contents under the same version, and keeps the released ones', async () => {
    await publishAll('1.0.0');
    copy.write('tools', { version: '1.0.0', script: 'changed' });
    const { code, text } = await copy.run('publish tools');
    expect(code).toBe(1);
    expect(text).toContain('aumente a versão');
    const file = join(root, '.local/releases/remotes/tools/1.0.0/app.js');
    expect(await readFile(file, 'utf8')).toBe('tools 1.0.0');
  });

  test('refuses them before anything is started, even if only the store knows the version', async () => {
    await publishAll('1.0.0', '1.1.0', '1.2.0');
    await copy.run('rollback tools --to 1.0.0');
    const starts = copy.started.length;
    copy.write('tools', { version: '1.1.0', script: 'changed' });
    expect(await copy.run('publish tools')).toMatchObject({
      code: 1,
      text: expect.stringContaining('outro descriptor.json: aumente a versão'),
    });
    expect(copy.started).toHaveLength(starts);
  });

  test('builds nothing for a version older than the current one', async () => {
    await publishAll('1.1.0');
    copy.write('tools', { version: '1.0.0' });
    const { code, text } = await copy.run('publish tools');
    expect(code).toBe(1);
    expect(text).toContain('anterior à versão de todos');
    expect(text).not.toContain('Compilando');
  });

  test.each(['publish tools', 'stage tools --percent 10'])(
    '%s checks the files at their address, and leaves the registry alone if one is missing',
    async (line) => {
      await publishAll('1.0.0');
      copy.write('tools', { version: '1.1.0' });
      copy.breakAddress('app.js de tools@1.1.0 não chega');
      expect(await copy.run(line)).toMatchObject({ code: 1, text: expect.stringContaining('não chega') });
      expect(copy.readBack).toEqual(['tools@1.0.0', 'tools@1.1.0']);
      expect(await versions()).toEqual(['1.0.0', null, null]);
      copy.breakAddress(null);
      expect(await copy.run(line)).toMatchObject({ code: 0 });
    },
  );

  test.each([
    ['does not start', () => copy.breakStart('a página ficou vazia'), 'a página ficou vazia'],
    [
      'asks for another contract',
      () => copy.write('tools', { version: '1.1.0', change: { shellApi: { min: 7, max: 9 } } }),
      'contrato 7 a 9',
    ],
    [
      'has source maps of other scripts',
      () => copy.write('tools', { version: '1.1.0', strayMap: true }),
      'mapa de fontes de app.js',
    ],
    [
      'was built under another version',
      () => copy.write('tools', { version: '1.1.0', change: { version: '1.0.9' } }),
      'A compilação é de tools 1.0.9',
    ],
    [
      'claims the path of another remote',
      () => copy.write('tools', { version: '1.1.0', path: '/billing' }),
      'path /billing is claimed by',
    ],
    [
      'declares an event of another remote otherwise',
      () => copy.write('tools', { version: '1.1.0', events: [{ name: 'aula_lida', parameters: {} }] }),
      '"aula_lida" já é declarado de outra forma por billing@1.0.0',
    ],
  ])('refuses a build that %s, and stores nothing of it', async (_, spoil, reason) => {
    const read = { name: 'aula_lida', parameters: { minutes: { kind: 'count' as const } } };
    copy.write('billing', { version: '1.0.0', events: [read] });
    await copy.run('publish billing');
    copy.write('tools', { version: '1.1.0' });
    spoil();
    const { code, text } = await copy.run('publish tools');
    expect(code).toBe(1);
    expect(text).toContain(reason);
    const { releases } = await copy.context();
    expect(await releases.store.list('remotes/tools')).toEqual([]);
    expect(await registry()).toMatchObject({ revision: 1 });
  });

  test('lists the known remotes for an unknown one', async () => {
    copy.write('tools', { version: '1.0.0' });
    expect(await copy.run('publish jobs')).toMatchObject({
      code: 1,
      text: expect.stringContaining('Há: tools'),
    });
  });
});

describe('stage and promote', () => {
  beforeEach(() => publishAll('1.0.0'));

  test('a part of the people gets the version first, more of them without another build, then all', async () => {
    copy.write('tools', { version: '2.0.0' });
    const staged = await copy.run('stage tools --percent 10');
    expect(staged).toMatchObject({ code: 0, text: expect.stringContaining('para 10 % das pessoas') });
    expect(await versions()).toEqual(['1.0.0', null, '2.0.0']);
    const starts = copy.started.length;
    expect(await copy.run('stage tools --percent 50')).toMatchObject({ code: 0 });
    expect(copy.started).toHaveLength(starts);
    expect((await registry())?.remotes[0]?.staged?.audience).toEqual({
      kind: 'percent',
      percent: 50,
      seed: 'tools@2.0.0',
    });
    expect(await copy.run('promote tools')).toMatchObject({
      code: 0,
      text: expect.stringContaining('2.0.0 agora'),
    });
    expect(await versions()).toEqual(['2.0.0', '1.0.0', null]);
    expect(await copy.run('promote tools')).toMatchObject({
      code: 0,
      text: expect.stringContaining('nada mudou'),
    });
  });

  test('single accounts get it, and the registry that everybody can read names none of them', async () => {
    copy.write('tools', { version: '2.0.0' });
    const { code, text } = await copy.run('stage tools --to ana@aura.example');
    expect(code).toBe(0);
    expect(text).toContain('liberada para 1 conta');
    expect(text).toContain('http://localhost:4310/tools?remoto=tools@2.0.0');
    const salt = 'tools@2.0.0';
    const marks = [markOf(salt, 'ana-id')];
    expect((await registry())?.remotes[0]?.staged?.audience).toEqual({ kind: 'people', salt, marks });
    expect(JSON.stringify(await registry())).not.toMatch(/ana/);
    await copy.run('stage tools --percent 10');
    expect((await registry())?.remotes[0]?.staged?.audience).toMatchObject({ kind: 'percent' });
  });

  test('a version for nobody is available at its address before people get it', async () => {
    copy.write('tools', { version: '2.0.0' });
    const { code, text } = await copy.run('preview tools');
    expect(code).toBe(0);
    expect(text).toContain('http://localhost:4310/tools?remoto=tools@2.0.0');
    expect(copy.readBack).toContain('tools@2.0.0');
    expect(await versions()).toEqual(['1.0.0', null, null]);
    const previews = (await registry())?.remotes[0]?.previews ?? [];
    expect(previews.map(({ descriptor }) => descriptor.version)).toEqual(['2.0.0']);
    expect((await copy.run('preview tools')).text).toContain('nada mudou');
    await copy.run('stage tools --percent 10');
    expect((await registry())?.remotes[0]?.previews).toBeUndefined();
  });

  test('a version with lost files is not promoted', async () => {
    copy.write('tools', { version: '2.0.0' });
    await copy.run('stage tools --role gestor_rh');
    await rm(join(root, '.local/releases/remotes/tools/2.0.0/app.js'));
    expect(await copy.run('promote tools')).toMatchObject({
      code: 1,
      text: expect.stringContaining('Falta app.js'),
    });
    expect(await versions()).toEqual(['1.0.0', null, '2.0.0']);
  });
});

describe('rollback', () => {
  beforeEach(() => publishAll('1.0.0', '1.1.0', '1.2.0'));

  test('returns to the version before, without a build', async () => {
    const starts = copy.started.length;
    const { code, text } = await copy.run('rollback tools --reason erros');
    expect(code).toBe(0);
    expect(text).toContain('tools 1.2.0 recolhida; tools 1.1.0 é a versão de todos: revisão 4.');
    expect(await versions()).toEqual(['1.1.0', '1.0.0', null]);
    expect(copy.started).toHaveLength(starts);
  });

  test('takes a staged version back first', async () => {
    copy.write('tools', { version: '2.0.0' });
    await copy.run('stage tools --percent 10');
    expect(await copy.run('rollback tools')).toMatchObject({
      code: 0,
      text: expect.stringContaining('tools 2.0.0 recolhida; tools 1.2.0 é'),
    });
    expect(await versions()).toEqual(['1.2.0', '1.1.0', null]);
  });

  test('returns to a version that is named, once', async () => {
    expect(await copy.run('rollback tools --to 1.0.0')).toMatchObject({ code: 0 });
    expect(await copy.run('rollback tools --to 1.0.0')).toMatchObject({
      code: 0,
      text: expect.stringContaining('nada mudou'),
    });
    expect(await versions()).toEqual(['1.0.0', null, null]);
    expect(await copy.run('rollback tools --to 3.0.0')).toMatchObject({ code: 1 });
  });

  test('refuses a version that is not whole in the store any more', async () => {
    await rm(join(root, '.local/releases/remotes/tools/1.1.0'), { recursive: true });
    expect(await copy.run('rollback tools')).toMatchObject({
      code: 1,
      text: expect.stringContaining('não está inteira'),
    });
    expect(await versions()).toEqual(['1.2.0', '1.1.0', null]);
  });
});

describe('retire', () => {
  test('takes the remote out with a reason in the log, once, and publish brings it back', async () => {
    await publishAll('1.0.0', '1.1.0');
    expect(await copy.run('retire tools --reason fim')).toMatchObject({
      code: 0,
      text: expect.stringContaining('tools 1.1.0 retirado'),
    });
    expect((await registry())?.remotes).toEqual([]);
    expect((await copy.run('retire tools')).text).toContain('nada mudou');
    for (const line of ['promote tools', 'rollback tools', 'stage tools --percent 10'])
      expect(await copy.run(line)).toMatchObject({ code: 1, text: expect.stringContaining('foi retirado') });
    const log = (await copy.run('history tools')).text.split('\n');
    expect(log[1]).toMatch(/retire +tools +1\.1\.0 +ana \(plataforma\) +fim$/);
    expect(log.at(-1)).toBe('tools: retirado');
    await publishAll('1.2.0');
    expect(await versions()).toEqual(['1.2.0', null, null]);
    expect((await registry())?.retired).toBeUndefined();
  });

  test('names what was never released', async () => {
    expect(await copy.run('retire tools')).toMatchObject({
      code: 1,
      text: expect.stringContaining('ainda não tem versão publicada'),
    });
  });
});

describe('block', () => {
  beforeEach(() => publishAll('1.0.0', '1.1.0', '1.2.0'));

  test('gives everybody the last good version, and no command uses the blocked one again', async () => {
    const { code, text } = await copy.run('block tools 1.2.0 --reason perde-dados');
    expect([code, text]).toEqual([
      0,
      'tools 1.2.0 bloqueada para sempre; tools 1.1.0 é a versão de todos: revisão 4.',
    ]);
    expect(await versions()).toEqual(['1.1.0', '1.0.0', null]);
    const starts = copy.started.length;
    copy.write('tools', { version: '1.2.0' });
    for (const line of ['publish tools', 'stage tools --percent 10', 'rollback tools --to 1.2.0'])
      expect(await copy.run(line)).toMatchObject({ code: 1, text: expect.stringContaining('bloqueada') });
    expect(copy.started).toHaveLength(starts);
    expect((await copy.run('history tools')).text).toContain('bloqueadas: 1.2.0');
  });

  test('is remembered through retire and publish', async () => {
    await copy.run('block tools 1.2.0');
    await copy.run('retire tools');
    copy.write('tools', { version: '1.2.0' });
    expect(await copy.run('publish tools')).toMatchObject({
      code: 1,
      text: expect.stringContaining('bloqueada'),
    });
    await publishAll('1.3.0');
    expect((await registry())?.remotes[0]?.blocked).toEqual(['1.2.0']);
  });

  test('is refused if no version would be left, and for a version that never existed', async () => {
    await copy.run('rollback tools --to 1.0.0');
    expect(await copy.run('block tools 1.0.0')).toMatchObject({
      code: 1,
      text: expect.stringContaining('não há outra boa'),
    });
    expect(await copy.run('block tools 7.0.0')).toMatchObject({
      code: 1,
      text: expect.stringContaining('nunca foi publicada'),
    });
  });

  test('takes a staged version from the people who have it', async () => {
    copy.write('tools', { version: '2.0.0' });
    await copy.run('stage tools --percent 10');
    expect(await copy.run('block tools 2.0.0')).toMatchObject({ code: 0 });
    expect(await versions()).toEqual(['1.2.0', '1.1.0', null]);
    expect(await copy.run('promote tools')).toMatchObject({ text: expect.stringContaining('nada mudou') });
  });
});

describe('owner', () => {
  test('a team of this machine is there as soon as it publishes, and others are added', async () => {
    expect((await copy.run('owner list')).text).toContain('Ainda não há tabela');
    await publishAll('1.0.0');
    expect((await copy.run('owner add jobs')).text).toContain('jobs está na tabela de donos (tabela 3)');
    expect((await copy.run('owner add jobs')).text).toContain('nada mudou');
    expect((await copy.run('owner list')).text).toBe(
      'Tabela 3:\n  jobs: nenhum remoto ainda\n  plataforma: tools\n  guard: tem chave',
    );
    expect((await registry())?.seals?.['tools']?.owner).toBe('plataforma');
  });

  test('an invalid team name and a file without a key are refused', async () => {
    expect(await copy.run('owner add Jobs')).toMatchObject({ code: 1 });
    expect(await copy.run('owner add jobs --key nenhum.json')).toMatchObject({
      code: 1,
      text: expect.stringContaining('nenhum.json não pôde ser lido'),
    });
  });

  test('a release without an owner is refused', async () => {
    copy.write('tools', { version: '1.0.0', withoutOwner: true });
    expect(await copy.run('publish tools')).toMatchObject({
      code: 1,
      text: expect.stringContaining('não diz de que equipe'),
    });
  });
});

describe('history', () => {
  test('lists the changes, newest first, with author, time and reason', async () => {
    expect(await copy.run('history')).toMatchObject({ code: 0, text: 'Nada foi publicado ainda.' });
    await publishAll('1.0.0', '1.1.0');
    copy.write('billing', { version: '3.0.0' });
    await copy.run('publish billing');
    await copy.run('rollback tools --reason erros');
    const { text } = await copy.run('history');
    const lines = text.split('\n');
    expect(lines[1]).toMatch(
      /^4 +2026-01-02 03:\d\d UTC +rollback +tools +1\.1\.0 +ana \(plataforma\) +erros$/,
    );
    expect(lines.slice(1, 5).map((line) => line[0])).toEqual(['4', '3', '2', '1']);
    expect(lines.slice(-2)).toEqual(['billing: 3.0.0 para todos', 'tools: 1.0.0 para todos']);
    expect(await copy.run('history jobs')).toMatchObject({
      code: 0,
      text: 'Nada foi publicado de "jobs". No histórico: billing, tools.',
    });
    expect((await copy.run('history billing')).text.split('\n')).toHaveLength(4);
  });

  test('distinguishes two shares of one version', async () => {
    await publishAll('1.0.0');
    copy.write('tools', { version: '2.0.0' });
    for (const percent of [10, 50]) await copy.run(`stage tools --percent ${percent}`);
    const { text } = await copy.run('history tools');
    expect(text.split('\n').slice(1, 3)).toEqual([
      expect.stringContaining('stage 50 %'),
      expect.stringContaining('stage 10 %'),
    ]);
  });

  test('gives the log as JSON', async () => {
    expect(JSON.parse((await copy.run('history --json')).text)).toEqual([]);
    await publishAll('1.0.0');
    expect(JSON.parse((await copy.run('history --json')).text)).toEqual([
      expect.objectContaining({
        revision: 1,
        action: 'publish',
        remote: 'tools',
        version: '1.0.0',
        by: 'ana',
      }),
    ]);
  });
});

describe('the command line', () => {
  test('distinguishes wrong usage from a refusal, and shows help', async () => {
    expect(await copy.run('--help')).toMatchObject({ code: 0, text: expect.stringContaining('Uso:') });
    expect(await copy.run('publish')).toMatchObject({ code: 2, text: expect.stringContaining('Uso:') });
    expect(await copy.run('rollback tools')).toMatchObject({ code: 1 });
  });
});
