import { execFile } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  err,
  ok,
  explainReason,
  PersonEmailSchema,
  REASON_LIMITS,
  REASON_TOO_SHORT,
  type Result,
} from '@aura/shared-domain';
import { readWords } from '../remote/cli/read-words.ts';
import { ROOT } from '../workspaces/paths.ts';

/** The command typed at the terminal. */
export interface OperatorCommand {
  readonly deed: 'grant' | 'revoke' | 'list';
  readonly email: string;
  readonly reason: string;
  /** The project to act on; undefined for the emulators of this machine. */
  readonly project: string | undefined;
}

/** Output of `npm run operator -- --help`. */
export const USAGE = `Uso: npm run operator -- COMANDO [opções]

  grant E-MAIL --reason MOTIVO   deixa quem tem conta, com e-mail confirmado, operar a Aura (/operacao)
  revoke E-MAIL --reason MOTIVO  retira esse acesso e encerra as sessões da pessoa
  list                           mostra quem opera a Aura, e quem tem segundo fator

O motivo fica no registro da operação. Sem --project, age nos emuladores desta máquina, enquanto "npm start" roda.
Com --project ID, age no projeto ID com as credenciais padrão da máquina (gcloud auth application-default login).
Códigos de saída: 0 feito, 1 recusado, 2 uso incorreto.`;

const TEXT = { type: 'string' } as const;

/** Reads the words of the command line; null asks for help. The error is a sentence about the first one that is wrong. */
export function parseOperator(args: readonly string[]): Result<OperatorCommand | null, string> {
  const [deed, ...rest] = args;
  if (deed === undefined || ['--help', '-h', 'help'].includes(deed) || rest.includes('--help'))
    return ok(null);
  const words = readWords(rest, { project: TEXT, reason: TEXT });
  if (!words.ok) return words;
  const { values, positionals } = words.value;
  const { project, reason = '' } = values;
  if (project?.trim() === '') return err('Falta o valor da opção --project.');
  const [address, extra] = deed === 'list' ? ['', positionals[0]] : positionals;
  if (extra !== undefined) return err(`"${extra}" sobra.`);
  if (deed === 'list') return ok({ deed, email: '', reason: '', project });
  if (deed !== 'grant' && deed !== 'revoke') return err(`Não há o comando "${deed}".`);
  const email = v.safeParse(PersonEmailSchema, address);
  if (!email.success)
    return err(address === undefined ? 'Falta o e-mail da pessoa.' : `"${address}" não é um e-mail.`);
  const { min, max } = REASON_LIMITS;
  const problem = explainReason(reason);
  if (problem === REASON_TOO_SHORT) return err(`Diga o motivo com --reason, entre ${min} e ${max} letras.`);
  if (problem !== null) return err(problem);
  return ok({ deed, email: email.output, reason: reason.trim(), project });
}

const OutcomeSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), value: v.string() }),
  v.object({ ok: v.literal(false), error: v.string() }),
]);

const COMMAND = join(ROOT, 'functions/src/console/operators/main.ts');

/** Runs the backend's own command in a separate process with this one's rights. */
export const runOperatorDeed = (
  project: string,
  { deed, email, reason }: OperatorCommand,
  env: NodeJS.ProcessEnv,
): Promise<Result<string, string>> =>
  new Promise((resolve) => {
    const args = [COMMAND, project, deed, email, reason];
    execFile(process.execPath, args, { cwd: ROOT, env }, (failed, stdout, stderr) => {
      if (failed)
        resolve(err(`O projeto não respondeu como se espera (${stderr.trim() || failed.message}).`));
      else resolve(v.parse(OutcomeSchema, JSON.parse(stdout)));
    });
  });
