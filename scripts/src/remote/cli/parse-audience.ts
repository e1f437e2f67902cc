import { err, ok, type Result } from '@aura/shared-domain';
import type { StageAudience } from '@aura/shared-federation';

type OfKind<K extends StageAudience['kind']> = Extract<StageAudience, { kind: K }>;

/** Who is to get a staged release; the seed of the draw comes with the release. */
export type Audience = Omit<OfKind<'percent'>, 'seed'> | OfKind<'role'>;

const ROLES = ['gestor_rh', 'professional'] as const;

/** Reads `--percent` or `--role`, exactly one of them. The error is a sentence for the person at the terminal. */
export function parseAudience({
  percent,
  role,
}: Readonly<Record<string, string | undefined>>): Result<Audience, string> {
  if ((percent === undefined) === (role === undefined)) return err('Diga --percent ou --role, um dos dois.');
  if (percent !== undefined) {
    if (/^[1-9]\d?$/.test(percent)) return ok({ kind: 'percent', percent: Number(percent) });
    return err(`--percent é um número inteiro de 1 a 99; "${percent}" não é. Para todos, use "publish".`);
  }
  const known = ROLES.find((name) => name === role);
  return known ? ok({ kind: 'role', role: known }) : err(`--role é ${ROLES.join(' ou ')}; "${role}" não é.`);
}
