import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok } from '@aura/shared-domain';
import {
  computeContainerName,
  DECLARATIONS_FILE,
  renderDeclarations,
  releaseId,
  SHARED_MODULES,
  type Declarations,
  type Descriptor,
} from '@aura/shared-federation';
import { releaseWith, makeRoute } from '@aura/shared-federation/testing';
import { openReleases } from '../../releases/open-releases.ts';
import type { Candidate, Context } from './context.ts';
import { runRemote } from './run-remote.ts';

const PROVIDED = Object.fromEntries(Object.keys(SHARED_MODULES).map((name) => [name, '1.0.0']));

interface Source {
  readonly version: string;
  /** Text of the remote's script. */
  readonly script?: string;
  readonly path?: string;
  /** As built before remotes had owners. */
  readonly withoutOwner?: boolean;
  readonly change?: Partial<Descriptor>;
  /** Its declared events; without them, as built before declarations existed. */
  readonly events?: Declarations['events'];
  /** Adds a source map of another script. */
  readonly strayMap?: boolean;
}

/** A repository with small remotes with changeable sources, and the command line on a separate store. */
export function workingCopy(root: string) {
  const sources = new Map<string, Source>();
  const started: Candidate[] = [];
  const output: string[] = [];
  const readBack: string[] = [];
  let startFault: string | null = null;
  let publicFault: string | null = null;
  let minutes = 0;

  async function context(): Promise<Context> {
    const releases = await openReleases(root, {});
    if (!releases.ok) throw new Error(releases.error);
    return {
      releases: releases.value,
      remotes: [...sources].map(([name, { version }], index) => ({
        name,
        version,
        port: 5_000 + index,
        dir: join(root, name),
      })),
      shell: { liveApis: [], provided: PROVIDED },
      by: 'ana',
      now: () => new Date(Date.UTC(2026, 0, 2, 3, (minutes += 1))),
      build: async ({ name, dir }) => {
        await writeBuild(join(dir, 'dist'), name, sources.get(name) ?? { version: '0.0.0' });
        return ok(null);
      },
      smokeStart: async (candidate) => {
        started.push(candidate);
        return startFault === null ? ok(null) : err(startFault);
      },
      readBack: async ({ release }) => {
        readBack.push(releaseId(release.descriptor));
        return publicFault === null ? ok(null) : err(publicFault);
      },
      shellOrigin: 'http://localhost:4310',
      accountIds: async (people) => ok(people.map((person) => person.replace('@aura.example', '-id'))),
      say: (line) => output.push(line),
    };
  }

  return {
    /** Writes the source of a remote, as a team would before a release. */
    write: (name: string, source: Source): void => void sources.set(name, source),
    /** From now on no build starts in the browser; null mends it. */
    breakStart: (fault: string | null): void => void (startFault = fault),
    /** From now on no file comes from its public address; null mends it. */
    breakAddress: (fault: string | null): void => void (publicFault = fault),
    /** Builds that were started in the browser. */
    started,
    /** Releases whose files were requested at their public address. */
    readBack,
    /** Runs a command line. Gives the exit code and everything that was printed. */
    async run(line: string) {
      output.length = 0;
      const code = await runRemote(line.split(' '), {
        open: async () => ok(await context()),
        say: (text) => output.push(text),
        complain: (text) => output.push(text),
        signal: new AbortController().signal,
      });
      return { code, text: output.join('\n') };
    },
    context,
  };
}

/** Leaves in a folder what a build of a remote would. */
export async function writeBuild(dist: string, name: string, source: Source): Promise<void> {
  const { version, script = `${name} ${version}`, path = `/${name}`, change } = source;
  const declared = source.events && renderDeclarations({ events: source.events });
  const files = {
    'remoteEntry.js': `entry of ${name} ${version}`,
    'app.js': script,
    ...(declared && { [DECLARATIONS_FILE]: declared }),
  };
  const { descriptor } = releaseWith({
    name,
    ...(source.withoutOwner ? {} : { owner: 'plataforma' }),
    version,
    container: computeContainerName(name, version),
    builtWith: PROVIDED,
    routes: [makeRoute(path)],
    entry: { file: 'remoteEntry.js', integrity: integrityOf(files['remoteEntry.js']) },
    assets: [
      { file: 'app.js', kind: 'script', integrity: integrityOf(script), initial: true },
      ...(declared
        ? [
            {
              file: DECLARATIONS_FILE,
              kind: 'tooling' as const,
              integrity: integrityOf(declared),
              initial: false,
            },
          ]
        : []),
    ],
    ...change,
  });
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(dist, file), text);
  await writeFile(join(dist, 'descriptor.json'), JSON.stringify(descriptor));
  const map = {
    version: 3,
    sources: [`${name}/src/app.tsx`],
    sourcesContent: [script],
    names: [],
    mappings: 'AAAA',
    x_scriptIntegrity: integrityOf(source.strayMap ? 'another script' : script),
  };
  await mkdir(`${dist}-maps`, { recursive: true });
  await writeFile(join(`${dist}-maps`, 'app.js.map'), JSON.stringify(map));
}

/** The integrity that a browser checks. */
export const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;
