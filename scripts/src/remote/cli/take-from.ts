import { err, ok, type Result } from '@aura/shared-domain';

interface Taken {
  /** The words without the option. */
  readonly args: readonly string[];
  /** Folder of a remote outside the workspace; null by default. */
  readonly from: string | null;
}

/** Extracts `--from DIR` from a command line: every command accepts it for its remote. */
export function takeFrom(args: readonly string[]): Result<Taken, string> {
  const at = args.indexOf('--from');
  if (at === -1) return ok({ args, from: null });
  const from = args[at + 1];
  if (from === undefined || from.startsWith('-')) return err('Falta o valor da opção --from.');
  return ok({ args: [...args.slice(0, at), ...args.slice(at + 2)], from });
}
