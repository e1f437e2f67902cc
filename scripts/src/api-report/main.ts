import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { complain, say } from '../terminal/print-messages.ts';
import { LOCAL, ROOT } from '../workspaces/paths.ts';
import { emitDeclarations } from './emit-declarations.ts';
import { API_ENTRIES, API_LIBRARIES, API_PACKAGES } from './entries.ts';
import { extract } from './extract.ts';
import { SHELL_API } from '@aura/shared-federation';
import * as v from 'valibot';

/** Facts beyond the declarations: the number of the contract, and the libraries with their major versions. */
async function describeProvided(): Promise<string> {
  const libraries = await Promise.all(API_LIBRARIES.map(readFirstNumber));
  return [`SHELL_API ${SHELL_API}`, ...libraries, ''].join('\n');
}

const VersionTextSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/** `react 19`. */
async function readFirstNumber(library: string): Promise<string> {
  const manifest = await readFile(join(ROOT, 'node_modules', library, 'package.json'), 'utf8');
  return `${library} ${v.parse(VersionTextSchema, manifest).version.split('.')[0]}`;
}

/* `npm run api:report`: holds what the shell gives to remotes against its reports; `-- --update` writes them. */
const REPORTS = join(ROOT, 'shared-federation/api');
const PROVIDED = join(REPORTS, 'provided.txt');

/** A team must be able to read the whole API in one sitting. */
const MOST_LINES = 600;

const WHAT_TO_DO = [
  'Se um remoto de ontem continua funcionando, a mudança é compatível: npm run api:report -- --update, e os relatórios',
  'vão juntos no commit. Mudança que quebra: aumente SHELL_API (shared-federation/src/contract/shell-api.ts), escreva um',
  'ADR com o período em que as duas versões funcionam, e atualize os relatórios do mesmo modo.',
].join('\n');

async function main(update: boolean): Promise<number> {
  await mkdir(LOCAL, { recursive: true });
  const dir = await mkdtemp(join(LOCAL, 'api-report-'));
  try {
    const sources = [...API_ENTRIES.map(({ source }) => source), ...Object.values(API_PACKAGES)];
    const emitted = await emitDeclarations(sources, dir);
    if (!emitted.ok) {
      complain(emitted.error);
      return 1;
    }
    const extracted = API_ENTRIES.map((entry) => extract(entry, { dir, reports: REPORTS }, update));
    const provided = await describeProvided();
    const isOther = provided !== (await readFile(PROVIDED, 'utf8').catch(() => ''));
    if (update && isOther) await writeFile(PROVIDED, provided);
    const lines = await countLines();
    if (lines > MOST_LINES) {
      complain(
        `Os relatórios têm ${lines} linhas; o contrato cabe em ${MOST_LINES}. O que o shell não precisa dar?`,
      );
      return 1;
    }
    return sayOutcome(
      isOther || extracted.some(({ isChanged }) => isChanged),
      [...extracted.flatMap(({ messages }) => messages), ...(isOther ? [`provided.txt:\n${provided}`] : [])],
      update,
    );
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function countLines(): Promise<number> {
  const names = [...API_ENTRIES.map(({ report }) => `${report}.api.md`), 'provided.txt'];
  const texts = await Promise.all(names.map((name) => readFile(join(REPORTS, name), 'utf8').catch(() => '')));
  return texts.join('').split('\n').length;
}

function sayOutcome(isChanged: boolean, messages: readonly string[], update: boolean): number {
  if (!isChanged) say('O que o shell oferece aos remotos é o que os relatórios dizem.');
  else if (update) say(`Relatórios escritos: ${REPORTS}`);
  else complain(['O que o shell oferece aos remotos mudou:', ...messages, WHAT_TO_DO].join('\n\n'));
  return isChanged && !update ? 1 : 0;
}

process.exitCode = await main(process.argv.includes('--update'));
