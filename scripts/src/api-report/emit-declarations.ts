import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { runLogged, tail } from '../processes/run-logged.ts';
import { LOCAL, LOGS, ROOT } from '../workspaces/paths.ts';
import type { DeclarationFiles } from './declarations.ts';

const AMBIENT = 'shared-federation/ambient.d.ts';

/** Lets the compiler write the declarations of these sources and of what they import. */
export async function emitDeclarations(
  sources: readonly string[],
): Promise<Result<DeclarationFiles, string>> {
  await mkdir(LOCAL, { recursive: true });
  const dir = await mkdtemp(join(LOCAL, 'api-report-'));
  try {
    await writeFile(join(dir, 'tsconfig.json'), JSON.stringify(configuration([...sources, AMBIENT])));
    const { code, output } = await runLogged({
      command: join(ROOT, 'node_modules/.bin/tsc'),
      // Several threads write one and the same type in different ways from run to run.
      args: ['-p', dir, '--singleThreaded'],
      cwd: ROOT,
      log: join(LOGS, 'api-report.log'),
    });
    return code === 0 ? ok(await readAll(join(dir, OUTPUT))) : err(`Os tipos não compilam:\n${tail(output)}`);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const OUTPUT = 'declarations';

const configuration = (sources: readonly string[]) => ({
  extends: join(ROOT, 'tsconfig.base.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    rootDir: ROOT,
    outDir: `./${OUTPUT}`,
  },
  files: sources.map((source) => join(ROOT, source)),
});

async function readAll(dir: string): Promise<DeclarationFiles> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (path: string) =>
    [relative(dir, path).split(sep).join('/'), await readFile(path, 'utf8')] as const;
  return new Map(await Promise.all(paths.map(read)));
}
