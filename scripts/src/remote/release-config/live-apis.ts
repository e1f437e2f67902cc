import { err, ok, type Result } from '@aura/shared-domain';

/** Reads the contract numbers of the shells in use: `1,2`; empty by default. */
export function parseLiveApis(text: string | undefined): Result<readonly number[], string> {
  const words = (text ?? '').split(',').map((word) => word.trim());
  const numbers = words.filter((word) => word !== '');
  const wrong = numbers.find((word) => !/^\d+$/.test(word));
  if (wrong === undefined) return ok(numbers.map(Number));
  return err(
    `AURA_LIVE_SHELL_APIS é uma lista de números separados por vírgula; "${wrong}" não é um número.`,
  );
}
