import { err, ok, type Result } from '@aura/shared-domain';
import type { StageAudience } from '@aura/shared-federation';

type OfKind<K extends StageAudience['kind']> = Extract<StageAudience, { kind: K }>;

/** Who is to get a staged release; the seed of the draw comes with the release, and people are not looked up yet. */
export type Audience =
  | Omit<OfKind<'percent'>, 'seed'>
  | OfKind<'role'>
  | { readonly kind: 'people'; readonly people: readonly string[] };

const ROLES = ['gestor_rh', 'professional'] as const;

interface Words {
  readonly percent?: string | undefined;
  readonly role?: string | undefined;
  /** E-mail addresses or ids of accounts. */
  readonly to?: readonly string[] | undefined;
}

/** Reads `--percent`, `--role` or `--to`, exactly one of them. The error is a sentence for the person at the terminal. */
export function parseAudience({ percent, role, to }: Words): Result<Audience, string> {
  if ([percent, role, to].filter((word) => word !== undefined).length !== 1)
    return err('Diga --percent, --role ou --to, um deles.');
  if (to !== undefined) return parsePeople(to);
  if (percent !== undefined) {
    if (/^[1-9]\d?$/.test(percent)) return ok({ kind: 'percent', percent: Number(percent) });
    return err(`--percent é um número inteiro de 1 a 99; "${percent}" não é. Para todos, use "publish".`);
  }
  const known = ROLES.find((name) => name === role);
  return known ? ok({ kind: 'role', role: known }) : err(`--role é ${ROLES.join(' ou ')}; "${role}" não é.`);
}

function parsePeople(people: readonly string[]): Result<Audience, string> {
  const wrong = people.find((person) => !/^[^\s,]{3,254}$/.test(person));
  if (wrong === undefined) return ok({ kind: 'people', people: [...new Set(people)] });
  return err(`--to leva um e-mail ou o id de uma conta; "${wrong}" não é. Para várias pessoas, repita --to.`);
}
