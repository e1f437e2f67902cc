import { err, ok, type Result } from '@aura/shared-domain';

interface Taken {
  /** The words without the option. */
  readonly args: readonly string[];
  /** Folder of a remote outside of the workspace; null where none was given. */
  readonly from: string | null;
}

/** Takes `--from DIR` out of a command line: whatever the command, the remote that it names may lie there. */
export function takeFrom(args: readonly string[]): Result<Taken, string> {
  const at = args.indexOf('--from');
  if (at === -1) return ok({ args, from: null });
  const from = args[at + 1];
  if (from === undefined || from.startsWith('-')) return err('Falta o valor da opção --from.');
  return ok({ args: [...args.slice(0, at), ...args.slice(at + 2)], from });
}
