import { basename } from 'node:path';
import { complain, say } from '../../terminal/print-messages.ts';
import { ROOT } from '../../workspaces/paths.ts';
import { prepareRemote } from './prepare-remote.ts';
import { LOCK_COMMAND, recordInstall } from './record-install.ts';
import { writeRemote } from './write-remote.ts';
import { err, ok, type Result } from '@aura/shared-domain';
import { readWords } from '../cli/read-words.ts';

interface NewOptions {
  readonly name: string;
  readonly title: string;
  /** The team; undefined for one that is called like the remote. */
  readonly owner: string | undefined;
}

const USAGE = 'Uso: npm run remote -- new NOME [--title "Título"] [--owner EQUIPE]';

/** Reads the words after `new`. Without a title the name is made into one. */
function readNewOptions(args: readonly string[]): Result<NewOptions, string> {
  const words = readWords(args, { title: { type: 'string' }, owner: { type: 'string' } });
  if (!words.ok) return err(`${words.error}\n\n${USAGE}`);
  const { positionals, values } = words.value;
  const [name, extra] = positionals;
  if (name === undefined) return err(`Falta o nome do remoto.\n\n${USAGE}`);
  if (extra !== undefined)
    return err(`"${extra}" sobra: um título de várias palavras vai entre aspas.\n\n${USAGE}`);
  return ok({ name, title: values.title?.trim() ?? makeTitle(name), owner: values.owner });
}

/** `minha-area` → `Minha area`. */
function makeTitle(name: string): string {
  const words = name.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * `npm run remote -- new NAME [--title "Title"] [--owner TEAM]`: writes a remote with a page, a part of the backend and their tests.
 * @returns the exit code: 0 done, 1 refused, 2 wrong usage
 */
export async function run(args: readonly string[], signal: AbortSignal): Promise<number> {
  const options = readNewOptions(args);
  if (!options.ok) return refuse(options.error, 2);
  const { name, title, owner } = options.value;
  const planned = await prepareRemote(ROOT, name, title, owner);
  if (!planned.ok) return refuse(planned.error);
  const written = await writeRemote(ROOT, planned.value);
  if (!written.ok) return refuse(written.error);
  const { dir, port } = planned.value;
  const folder = basename(dir);
  say(`✔ ${folder} criado, na porta ${port}. Agora:`);
  if (!(await recordInstall(ROOT, dir, signal)))
    say(`  ${LOCK_COMMAND}\n      o package-lock.json ainda não conhece ${folder}`);
  say(
    [
      `  npx nx dev ${folder}`,
      '      abre o remoto sozinho, com recarga automática',
      `  npx vitest run ${folder}`,
      '      roda o teste da página',
      `  npm run backend -- src/${name}`,
      '      roda o teste da parte do servidor, nos emuladores',
      '  npm start',
      `      mostra /${name} no site, com item de menu`,
      `  npm run remote -- publish ${name}`,
      '      publica a versão do package.json',
    ].join('\n'),
  );
  return 0;
}

function refuse(reason: string, code = 1): number {
  complain(reason);
  return code;
}
