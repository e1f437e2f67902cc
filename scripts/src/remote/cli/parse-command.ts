import type { ParseArgsConfig } from 'node:util';
import { err, ok, type Result } from '@aura/shared-domain';
import { VersionSchema } from '@aura/shared-federation';
import * as v from 'valibot';
import { parseAudience, type Audience } from './parse-audience.ts';
import { readWords } from './read-words.ts';

/** Commands with a separate module. */
const TOOLS = ['guard', 'doctor', 'new', 'adopt'] as const;
export type Tool = (typeof TOOLS)[number];

interface Named {
  /** Name of the remote. */
  readonly name: string;
  readonly reason: string | undefined;
}

/** The command typed at the terminal. */
export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'tool'; readonly tool: Tool; readonly args: readonly string[] }
  | (Named & { readonly kind: 'publish' })
  | (Named & { readonly kind: 'stage'; readonly audience: Audience })
  | (Named & { readonly kind: 'promote' })
  | (Named & { readonly kind: 'preview' })
  | (Named & { readonly kind: 'retire' })
  | (Named & { readonly kind: 'block'; readonly version: string })
  | (Named & { readonly kind: 'rollback'; readonly to: string | undefined })
  | {
      readonly kind: 'owner-add';
      readonly owner: string;
      readonly keyFile: string | undefined;
      readonly replaces: boolean;
      readonly reason: string | undefined;
    }
  | { readonly kind: 'owner-list' }
  | { readonly kind: 'history'; readonly name: string | undefined; readonly json: boolean };

const TEXT = { type: 'string' } as const;

/** Reads the words of the command line. The error is a sentence about the first one that is wrong. */
export function parseCommand(args: readonly string[]): Result<Command, string> {
  const [word, ...rest] = args;
  if (word === undefined || word === '--help' || word === '-h' || word === 'help')
    return ok({ kind: 'help' });
  if (rest.includes('--help')) return ok({ kind: 'help' });
  const tool = TOOLS.find((name) => name === word);
  if (tool) return ok({ kind: 'tool', tool, args: rest });
  switch (word) {
    case 'publish':
    case 'promote':
    case 'retire':
    case 'preview':
      return withName(rest, {}, ({ name, reason }) => ok({ kind: word, name, reason }));
    case 'stage':
      return parseStage(rest);
    case 'rollback':
      return withName(rest, { to: TEXT }, (named, { to }) => ok({ kind: 'rollback', ...named, to }));
    case 'block':
      return parseBlock(rest);
    case 'owner':
      return parseOwner(rest);
    case 'history':
      return parseHistory(rest);
    default:
      return err(`Não há o comando "${word}".`);
  }
}

type Texts = Readonly<Record<string, string | undefined>>;
type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads the words of a command that changes one remote. */
function withName(
  args: readonly string[],
  options: Options,
  make: (named: Named, values: Texts) => Result<Command, string>,
): Result<Command, string> {
  const words = readWords(args, { ...options, reason: TEXT });
  if (!words.ok) return words;
  const name = parseOnlyName(words.value.positionals);
  if (!name.ok) return name;
  const values = words.value.values as Texts;
  return make({ name: name.value, reason: values['reason'] }, values);
}

function parseOnlyName([name, extra]: readonly string[]): Result<string, string> {
  if (name === undefined) return err('Falta o nome do remoto.');
  return extra === undefined ? ok(name) : err(`"${extra}" sobra: o comando age sobre um remoto só.`);
}

function parseStage(args: readonly string[]): Result<Command, string> {
  const options = { percent: TEXT, role: TEXT, to: { ...TEXT, multiple: true }, reason: TEXT } as const;
  const words = readWords(args, options);
  if (!words.ok) return words;
  const { positionals, values } = words.value;
  const named = parseOnlyName(positionals);
  if (!named.ok) return named;
  const audience = parseAudience(values);
  if (!audience.ok) return audience;
  return ok({ kind: 'stage', name: named.value, reason: values.reason, audience: audience.value });
}

function parseBlock(args: readonly string[]): Result<Command, string> {
  const words = readWords(args, { reason: TEXT });
  if (!words.ok) return words;
  const [name, version, extra] = words.value.positionals;
  if (name === undefined) return err('Falta o nome do remoto.');
  if (version === undefined) return err('Falta a versão que não deve mais ser usada.');
  if (extra !== undefined) return err(`"${extra}" sobra: o comando bloqueia uma versão só.`);
  if (!v.safeParse(VersionSchema, version).success) return err(`"${version}" não é uma versão, como 1.2.0.`);
  return ok({ kind: 'block', name, version, reason: words.value.values.reason });
}

function parseOwner(args: readonly string[]): Result<Command, string> {
  const words = readWords(args, { key: TEXT, replace: { type: 'boolean' }, reason: TEXT });
  if (!words.ok) return words;
  const { positionals, values } = words.value;
  const [what, owner, extra] = positionals;
  const stray = what === 'list' ? owner : extra;
  if (stray !== undefined) return err(`"${stray}" sobra.`);
  if (what === 'list') return ok({ kind: 'owner-list' });
  if (what !== 'add') return err('Diga "owner add EQUIPE" ou "owner list".');
  if (owner === undefined) return err('Falta o nome da equipe.');
  const { key: keyFile, replace: replaces = false, reason } = values;
  return ok({ kind: 'owner-add', owner, keyFile, replaces, reason });
}

function parseHistory(args: readonly string[]): Result<Command, string> {
  const words = readWords(args, { json: { type: 'boolean' } });
  if (!words.ok) return words;
  const [name, extra] = words.value.positionals;
  if (extra !== undefined) return err(`"${extra}" sobra: diga um remoto, ou nenhum.`);
  return ok({ kind: 'history', name, json: words.value.values['json'] === true });
}
