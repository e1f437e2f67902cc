import { resolve } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { readWords } from '../remote/cli/read-words.ts';

/** The command typed at the terminal, about a project's stored data. */
export interface StoredCommand {
  /** Program of the backend, and its arguments behind the project. */
  readonly program: 'backup' | 'migrations';
  readonly args: readonly string[];
  /** The project to act on; undefined for the emulators of this machine. */
  readonly project: string | undefined;
}

const USAGES = {
  backup: `Uso: npm run backup -- PASTA [--project ID]

Guarda todos os documentos e todas as contas em PASTA, que precisa estar vazia, com a lista do que há nela.`,
  restore: `Uso: npm run restore -- PASTA [--over] [--project ID]

Confere a cópia que está em PASTA e a escreve em um projeto vazio; depois lê tudo de volta e compara. Uma cópia danificada
é recusada antes de escrever. Com --over o projeto pode não estar vazio: o que há na cópia é escrito por cima, o resto fica.`,
  migrate: `Uso: npm run migrate -- [--dry-run] [--restart] [--project ID]

Traz o que está guardado à forma de agora, uma migração por vez, continuando de onde parou. Com --dry-run nada é escrito:
só é contado o que mudaria. Com --restart começa do primeiro documento.`,
} as const;

export type Deed = keyof typeof USAGES;

const WHERE = `

Sem --project, age nos emuladores desta máquina, enquanto "npm start" roda. Com --project ID, age no projeto ID com as
credenciais padrão da máquina (gcloud auth application-default login).
Códigos de saída: 0 feito, 1 recusado, 2 uso incorreto.`;

export const isDeed = (word: string | undefined): word is Deed => word !== undefined && word in USAGES;

/** What `--help` prints. */
export const describeUsage = (deed: Deed): string => USAGES[deed] + WHERE;

const OPTIONS = { project: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
const FLAG = { type: 'boolean' } as const;

/** Reads the words of a command line; null asks for help. The error is a sentence about the first one that is wrong. */
export function parseStored(deed: Deed, words: readonly string[]): Result<StoredCommand | null, string> {
  const read = deed === 'migrate' ? parseMigrate(words) : parseFolder(deed, words);
  if (!read.ok || read.value === null) return read;
  return read.value.project?.trim() === '' ? err('Falta o valor da opção --project.') : read;
}

function parseMigrate(words: readonly string[]): Result<StoredCommand | null, string> {
  const read = readWords(words, { ...OPTIONS, 'dry-run': FLAG, restart: FLAG });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  if (values.help) return ok(null);
  if (positionals[0] !== undefined) return err(`"${positionals[0]}" sobra.`);
  const args = [...(values['dry-run'] ? ['dry-run'] : []), ...(values.restart ? ['restart'] : [])];
  return ok({ program: 'migrations', args, project: values.project });
}

function parseFolder(
  deed: 'backup' | 'restore',
  words: readonly string[],
): Result<StoredCommand | null, string> {
  const read = readWords(words, { ...OPTIONS, ...(deed === 'restore' && { over: FLAG }) });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  if (values.help) return ok(null);
  const [folder, extra] = positionals;
  if (folder === undefined) return err('Falta a pasta.');
  if (extra !== undefined) return err(`"${extra}" sobra.`);
  const over = 'over' in values && values.over ? ['over'] : [];
  return ok({ program: 'backup', args: [deed, resolve(folder), ...over], project: values.project });
}
