import { err, ok, type Result } from '@aura/shared-domain';
import { openReleases } from '../../releases/open-releases.ts';
import { complain, say } from '../../terminal/print-messages.ts';
import { ROOT } from '../../workspaces/paths.ts';
import { readWords } from '../cli/read-words.ts';
import { guardPass, type Judged } from './guard-pass.ts';
import { startGuard } from './start-guard.ts';
import { readStoredHealth } from './stored-health.ts';

const USAGE = 'Uso: npm run remote -- guard [--every SEGUNDOS]';
const readClock = () => new Date();
const EXIT = { done: 0, refused: 1, usage: 2 } as const;

/** `npm run remote -- guard`: one pass over the staged versions, or one every so many seconds. Gives the exit code. */
export async function run(args: readonly string[], signal: AbortSignal): Promise<number> {
  const every = parseEvery(args);
  if (!every.ok) {
    complain(`${every.error}\n\n${USAGE}`);
    return EXIT.usage;
  }
  const releases = await openReleases(ROOT, process.env);
  if (!releases.ok) {
    complain(releases.error);
    return EXIT.refused;
  }
  const ports = { releases: releases.value, readHealth: () => readStoredHealth(readClock()), now: readClock };
  if (every.value !== null) {
    await startGuard({ ...ports, everyMs: every.value * 1000, signal, onPass: tell, onFailure: complain });
    return EXIT.done;
  }
  const judged = await guardPass(ports);
  if (judged.ok) tell(judged.value);
  else complain(judged.error);
  return judged.ok ? EXIT.done : EXIT.refused;
}

/** Seconds between two passes; null for a single one. */
export function parseEvery(args: readonly string[]): Result<number | null, string> {
  const words = readWords(args, { every: { type: 'string' } });
  if (!words.ok) return words;
  const { positionals, values } = words.value;
  if (positionals[0] !== undefined) return err(`"${positionals[0]}" sobra: a guarda vê todos os remotos.`);
  if (values.every === undefined) return ok(null);
  if (/^[1-9]\d{0,4}$/.test(values.every)) return ok(Number(values.every));
  return err(`--every é um número inteiro de segundos, a partir de 1; "${values.every}" não é.`);
}

/** The text about one pass. */
export function passText(judged: readonly Judged[]): string {
  if (judged.length === 0) return 'Nenhuma versão liberada em parte.';
  const words = { wait: 'à espera', keep: 'mantida', stop: 'recolhida' } as const;
  return judged.map(({ id, verdict }) => `${id}: ${words[verdict.kind]}, ${verdict.reason}.`).join('\n');
}

const tell = (judged: readonly Judged[]): void => say(passText(judged));
