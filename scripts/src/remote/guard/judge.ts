import {
  formatNumber,
  ENOUGH_OPENINGS,
  countProvenOpenings,
  TROUBLE_LIMIT,
  type Openings,
  type VersionHealth,
} from '@aura/shared-domain';

type Counted = Pick<VersionHealth, 'openings'>;

/** How many times worse than the current version a staged one has to be. */
const WORSE = 2;
/** The number of accounts from which a fault belongs to the version and not to one person. */
const ENOUGH_ACCOUNTS = 3;

/** The verdict on a staged version, with the sentence for the log. */
export interface Verdict {
  readonly kind: 'wait' | 'keep' | 'stop';
  readonly reason: string;
}

/**
 * Judges a staged version by its openings with a pass, each account and each visitor address once. It waits for 20 of
 * them. Then it stops the version if more than 5 % of them failed, at least three of those for signed-in people, and
 * the rate is more than twice that of the current version. A fault in both, for instance in the backend, says nothing
 * about the new one. A current version with too few openings counts as healthy.
 */
export function judge(staged: Counted | null, current: Counted | null): Verdict {
  const openings = staged ? countProvenOpenings(staged) : NONE;
  if (!staged || openings.tried < ENOUGH_OPENINGS)
    return { kind: 'wait', reason: `${openings.tried} de ${ENOUGH_OPENINGS} aberturas para julgar` };
  const rate = rateOf(openings);
  const known = current ? countProvenOpenings(current) : NONE;
  const usual = known.tried >= ENOUGH_OPENINGS ? rateOf(known) : 0;
  const limit = formatPercent(TROUBLE_LIMIT);
  const figures = `${formatPercent(rate)} de ${openings.tried} aberturas com erro (limite ${limit})`;
  const { failed } = staged.openings.account;
  if (rate <= TROUBLE_LIMIT) return { kind: 'keep', reason: figures };
  if (failed < ENOUGH_ACCOUNTS)
    return { kind: 'keep', reason: `${figures}, mas só ${failed} de ${ENOUGH_ACCOUNTS} contas erraram` };
  if (rate <= WORSE * usual)
    return { kind: 'keep', reason: `${figures}, mas a versão de todos também erra: ${formatPercent(usual)}` };
  return { kind: 'stop', reason: `parada por si: ${figures}` };
}

const NONE: Openings = { tried: 0, failed: 0 };

const rateOf = ({ tried, failed }: Openings): number => failed / tried;

const formatPercent = (share: number): string => `${formatNumber(share * 100, 1)} %`;
