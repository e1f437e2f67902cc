import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { runLogged, takeLastLines } from '../processes/run-logged.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';

const AMBIENT = 'shared-federation/ambient.d.ts';

/**
 * Lets the compiler write the declarations of these sources and their imports into a folder, at the sources' paths
 * from the root.
 */
export async function emitDeclarations(
  sources: readonly string[],
  dir: string,
): Promise<Result<null, string>> {
  const config = join(dir, 'tsconfig.emit.json');
  await writeFile(config, JSON.stringify(makeConfiguration([...sources, AMBIENT])));
  const { code, output } = await runLogged({
    command: join(ROOT, 'node_modules/.bin/tsc'),
    // Several threads write one and the same type in different ways from run to run.
    args: ['-p', config, '--singleThreaded'],
    cwd: ROOT,
    log: join(LOGS, 'api-report.log'),
  });
  return code === 0 ? ok(null) : err(`Os tipos não compilam:\n${takeLastLines(output)}`);
}

/** Path of the declarations of a source, from the folder. */
export const makeDeclarationPath = (source: string): string => source.replace(/\.tsx?$/, '.d.ts');

const makeConfiguration = (sources: readonly string[]) => ({
  extends: join(ROOT, 'tsconfig.base.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: ROOT,
    outDir: '.',
  },
  files: sources.map((source) => join(ROOT, source)),
});
