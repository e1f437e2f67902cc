import { describe, expect, test } from 'vitest';
import { prepareFunctionRollback, prepareSiteRollback, type Revisions } from './plan-rollback.ts';
import { rollBackFunctions } from './roll-back-functions.ts';

const errorWith = (text: string) => ({ ok: false, error: expect.stringContaining(text) as string });

describe('a site', () => {
  const current = { current: 'c'.repeat(16), former: ['b'.repeat(16), 'a'.repeat(16)] };

  test('goes back to the previous build, or to the named one', () => {
    expect(prepareSiteRollback(current, undefined)).toEqual({ ok: true, value: 'b'.repeat(16) });
    expect(prepareSiteRollback(current, 'a'.repeat(16))).toEqual({ ok: true, value: 'a'.repeat(16) });
  });

  test.each([
    [current, current.current, 'no ar'],
    [current, 'f'.repeat(16), `Já foram: ${'b'.repeat(16)}, ${'a'.repeat(16)}`],
    [{ ...current, former: [] }, undefined, 'primeira'],
  ])('%j to %s is refused', (from, to, text) => {
    expect(prepareSiteRollback(from, to)).toMatchObject(errorWith(text));
  });
});

const revision = (name: string, at: string, status = 'True'): Revisions[number] => ({
  metadata: { name, creationTimestamp: at },
  status: { conditions: [{ type: 'Ready', status }] },
});
const REVISIONS = [
  revision('jobs-00001-aaa', '2026-11-01T10:00:00Z'),
  revision('jobs-00003-ccc', '2026-11-03T10:00:00Z', 'False'),
  revision('jobs-00004-ddd', '2026-11-04T10:00:00Z'),
  revision('jobs-00002-bbb', '2026-11-02T10:00:00Z'),
];
const answering = (revisionName: string) => ({ status: { traffic: [{ revisionName, percent: 100 }] } });

describe('a function', () => {
  test('goes back to the newest working revision before the current one', () => {
    expect(prepareFunctionRollback(answering('jobs-00004-ddd'), REVISIONS, undefined)).toEqual({
      ok: true,
      value: 'jobs-00002-bbb',
    });
  });

  test('a second rollback goes further back, not to the version taken back', () => {
    expect(prepareFunctionRollback(answering('jobs-00002-bbb'), REVISIONS, undefined)).toEqual({
      ok: true,
      value: 'jobs-00001-aaa',
    });
  });

  test.each([
    ['jobs-00001-aaa', undefined, 'não tem uma anterior'],
    ['jobs-00004-ddd', 'jobs-00003-ccc', 'não pôde iniciar'],
    ['jobs-00004-ddd', 'jobs-00004-ddd', 'é a que responde'],
  ])('a rollback from %s to %s is refused', (from, to, text) => {
    expect(prepareFunctionRollback(answering(from), REVISIONS, to)).toMatchObject(errorWith(text));
  });
});

describe('a codebase', () => {
  /** Rolls back with scripted answers; gives what was changed. */
  async function rollBack(functions: readonly string[], isBroken: (args: readonly string[]) => boolean) {
    const changed: string[] = [];
    const said: string[] = [];
    const say = (line: string): void => void said.push(line);
    const going = { projectId: 'aura-prod', functions, to: undefined, say };
    const outcome = await rollBackFunctions(going, async (args) => {
      if (isBroken(args)) return null;
      if (args.includes('describe')) return JSON.stringify(answering('jobs-00004-ddd'));
      if (args.includes('list')) return JSON.stringify(REVISIONS);
      changed.push(`${args[3] ?? ''} ${args[5] ?? ''}`);
      return '';
    });
    return { outcome, changed, said };
  }

  test('all of its functions go back, each by the name of its service', async () => {
    const { outcome, changed } = await rollBack(['jobs', 'jobAlerts'], () => false);
    expect(outcome.ok).toBe(true);
    expect(changed).toEqual(['jobs jobs-00002-bbb=100', 'jobalerts jobs-00002-bbb=100']);
  });

  test('a function of the first generation, which has no revisions, stays and is named', async () => {
    const { outcome, changed, said } = await rollBack(['jobs', 'accountDeleted'], (args) =>
      args.includes('accountdeleted'),
    );
    expect(outcome.ok).toBe(true);
    expect(changed).toEqual(['jobs jobs-00002-bbb=100']);
    expect(said.at(-1)).toContain('accountDeleted');
  });

  test('none does where one cannot be looked up', async () => {
    const { outcome, changed } = await rollBack(['jobs', 'jobAlerts'], (args) => args.includes('jobalerts'));
    expect(outcome).toMatchObject(errorWith('jobalerts'));
    expect(changed).toEqual([]);
  });
});
