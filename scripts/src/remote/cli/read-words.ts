import { parseArgs, type ParseArgsConfig } from 'node:util';
import { err, ok } from '@aura/shared-domain';

/** Splits the words of a command line into names and options. The error is a sentence about the first one that is wrong. */
export function readWords<O extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: O,
) {
  try {
    return ok(parseArgs({ args: [...args], options, allowPositionals: true, strict: true }));
  } catch (error) {
    return err(translateComplaint(error as NodeJS.ErrnoException));
  }
}

/** Node says it in English. */
function translateComplaint({ code, message }: NodeJS.ErrnoException): string {
  const [option = ''] = /--?[\w-]+/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `Este comando não tem a opção ${option}.`;
  return message.includes('argument missing')
    ? `Falta o valor da opção ${option}.`
    : `A opção ${option} não leva valor.`;
}
