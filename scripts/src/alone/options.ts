import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@aura/shared-domain';

export interface AloneOptions {
  /** Serve the remote for a released shell instead of inside the frame. */
  readonly override: boolean;
  readonly apiBase: string | undefined;
}

const USAGE =
  'Uso: npm run dev -w mfe-NOME -- [--override] [--api ENDEREÇO]\n' +
  '  --override  serve o remoto para um shell publicado (painel /desenvolvimento/remotos)\n' +
  '  --api       endereço absoluto de um servidor que o remoto pode chamar';

/** Reads the command line. The error says how it is used. */
export function readAloneOptions(args: readonly string[]): Result<AloneOptions, string> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { override: { type: 'boolean', default: false }, api: { type: 'string' } },
    });
    const apiBase = values.api?.replace(/\/+$/, '');
    if (apiBase !== undefined && !/^https?:\/\/[^/]/.test(apiBase)) return err(USAGE);
    return ok({ override: values.override, apiBase });
  } catch {
    return err(USAGE);
  }
}
