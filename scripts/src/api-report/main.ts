import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL_API } from '@aura/shared-federation';
import * as v from 'valibot';
import { complain, say } from '../terminal/say.ts';
import { ROOT } from '../workspaces/paths.ts';
import { Declarations } from './declarations.ts';
import { emitDeclarations } from './emit-declarations.ts';
import { API_ENTRIES, API_LIBRARIES, API_PACKAGES } from './entries.ts';
import { shellApiText } from './shell-api-text.ts';
import { verdict } from './verdict.ts';

/* `npm run api:report`: holds what the shell gives to remotes against the report; `-- --update` writes it. */
const REPORT = join(ROOT, 'shared-federation/api/shell-api.txt');

const declarationOf = (source: string): string => source.replace(/\.tsx?$/, '.d.ts');

const VersionTextSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/** `react 19`. */
async function firstNumber(library: string): Promise<string> {
  const manifest = await readFile(join(ROOT, 'node_modules', library, 'package.json'), 'utf8');
  return `${library} ${v.parse(VersionTextSchema, manifest).version.split('.')[0]}`;
}

async function main(update: boolean): Promise<number> {
  const sources = [...API_ENTRIES.map(({ source }) => source), ...Object.values(API_PACKAGES)];
  const files = await emitDeclarations(sources);
  if (!files.ok) {
    complain(files.error);
    return 1;
  }
  const packages = Object.entries(API_PACKAGES).map(
    ([name, source]) => [name, declarationOf(source)] as const,
  );
  const entries = API_ENTRIES.map(({ source, ...entry }) => ({ ...entry, file: declarationOf(source) }));
  const libraries = await Promise.all(API_LIBRARIES.map(firstNumber));
  const declarations = new Declarations(files.value, new Map(packages));
  const text = shellApiText(declarations, { version: SHELL_API, libraries, entries });
  const message = verdict(await readFile(REPORT, 'utf8').catch(() => null), text);
  if (message === null) {
    say('O que o shell oferece aos remotos é o que o relatório diz.');
    return 0;
  }
  if (!update) {
    complain(message);
    return 1;
  }
  await writeFile(REPORT, text);
  say(`Relatório escrito: ${REPORT}`);
  return 0;
}

process.exitCode = await main(process.argv.includes('--update'));
