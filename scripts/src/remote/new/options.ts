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
export function readNewOptions(args: readonly string[]): Result<NewOptions, string> {
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
