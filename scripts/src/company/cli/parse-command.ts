import type { ParseArgsConfig } from 'node:util';
import * as v from 'valibot';
import { CompanyRefSchema, err, ok, PersonEmailSchema, type Result } from '@aura/shared-domain';
import { readWords } from '../../remote/cli/read-words.ts';

interface OfCompany {
  readonly companyId: string;
}

/** The command typed at the terminal. */
export type Command =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'create';
      readonly name: string;
      readonly seats: number;
      /** The company's id; derived from the name by default. */
      readonly id: string | undefined;
    }
  | (OfCompany & { readonly kind: 'seats'; readonly seats: number })
  | (OfCompany & { readonly kind: 'grant'; readonly email: string })
  | { readonly kind: 'revoke'; readonly email: string }
  | (OfCompany & { readonly kind: 'close'; readonly isConfirmed: boolean })
  | { readonly kind: 'list' };

export interface CommandLine {
  readonly command: Command;
  /** The project to act on; undefined for the emulators of this machine. */
  readonly project: string | undefined;
}

const TEXT = { type: 'string' } as const;
/** Options of single commands, besides the project that each may name. */
const OPTIONS: Readonly<Record<string, NonNullable<ParseArgsConfig['options']>>> = {
  create: { seats: TEXT, id: TEXT },
  close: { yes: { type: 'boolean' } },
};

/** Values of the options. */
interface Values {
  readonly seats?: string | undefined;
  readonly id?: string | undefined;
  readonly project?: string | undefined;
  readonly yes?: boolean | undefined;
}

const LONGEST_NAME = 120;
const MOST_SEATS = 100_000;

/** Reads the words of the command line. The error is a sentence about the first one that is wrong. */
export function parseCommand(args: readonly string[]): Result<CommandLine, string> {
  const [word, ...rest] = args;
  if (word === undefined || ['--help', '-h', 'help'].includes(word) || rest.includes('--help'))
    return ok({ command: { kind: 'help' }, project: undefined });
  const options = { project: TEXT, ...OPTIONS[word] };
  const words = readWords(rest, options);
  if (!words.ok) return words;
  const { seats, id, project, yes } = words.value.values as Values;
  if (project?.trim() === '') return err('Falta o valor da opção --project.');
  const command = parseWords(word, words.value.positionals, { seats, id, yes });
  return command.ok ? ok({ command: command.value, project }) : command;
}

function parseWords(
  word: string,
  names: readonly string[],
  { seats, id, yes }: Pick<Values, 'seats' | 'id' | 'yes'>,
): Result<Command, string> {
  const [first, second] = names;
  switch (word) {
    case 'create':
      return checkSurplus(names, 1, ' Um nome com espaços vai entre aspas.') ?? parseCreate(first, seats, id);
    case 'seats':
      return checkSurplus(names, 2) ?? withCompany(first, (companyId) => parseSeats(companyId, second));
    case 'grant':
      return checkSurplus(names, 2) ?? parseGrant(first, second);
    case 'revoke': {
      const email = parseEmail(first);
      return checkSurplus(names, 1) ?? (email.ok ? ok({ kind: 'revoke', email: email.value }) : email);
    }
    case 'close':
      return (
        checkSurplus(names, 1) ??
        withCompany(first, (companyId) => ok({ kind: 'close', companyId, isConfirmed: yes === true }))
      );
    case 'list':
      return checkSurplus(names, 0) ?? ok({ kind: 'list' });
    default:
      return err(`Não há o comando "${word}".`);
  }
}

/** The complaint about a surplus word; null without one. */
function checkSurplus(names: readonly string[], most: number, hint = ''): Result<never, string> | null {
  const extra = names[most];
  return extra === undefined ? null : err(`"${extra}" sobra.${hint}`);
}

function parseCreate(
  name: string | undefined,
  text: string | undefined,
  id: string | undefined,
): Result<Command, string> {
  const trimmed = name?.trim() ?? '';
  if (trimmed === '') return err('Falta o nome da empresa.');
  if (trimmed.length > LONGEST_NAME)
    return err(`O nome da empresa tem no máximo ${LONGEST_NAME} caracteres.`);
  if (text === undefined) return err('Falta --seats: quantas licenças a empresa tem.');
  const seats = countOf(text);
  if (!seats.ok) return seats;
  if (id !== undefined && !v.is(CompanyRefSchema, id)) return err(describeNoId(id));
  return ok({ kind: 'create', name: trimmed, seats: seats.value, id });
}

function parseSeats(companyId: string, text: string | undefined): Result<Command, string> {
  if (text === undefined) return err('Falta o número de licenças.');
  const seats = countOf(text);
  return seats.ok ? ok({ kind: 'seats', companyId, seats: seats.value }) : seats;
}

function parseGrant(address: string | undefined, company: string | undefined): Result<Command, string> {
  const email = parseEmail(address);
  if (!email.ok) return email;
  return withCompany(company, (companyId) => ok({ kind: 'grant', email: email.value, companyId }));
}

function withCompany(
  id: string | undefined,
  make: (companyId: string) => Result<Command, string>,
): Result<Command, string> {
  if (id === undefined) return err('Falta o código da empresa; "list" mostra todos.');
  return v.is(CompanyRefSchema, id) ? make(id) : err(describeNoId(id));
}

const describeNoId = (id: string): string =>
  `"${id}" não é um código de empresa: até 64 letras sem acento, algarismos, "-" e "_".`;

function parseEmail(text: string | undefined): Result<string, string> {
  if (text === undefined) return err('Falta o e-mail da pessoa.');
  const email = v.safeParse(PersonEmailSchema, text);
  return email.success ? ok(email.output) : err(`"${text}" não é um e-mail.`);
}

function countOf(text: string): Result<number, string> {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= MOST_SEATS) return ok(count);
  return err(`O número de licenças é inteiro, de 1 a ${MOST_SEATS}; "${text}" não é.`);
}
