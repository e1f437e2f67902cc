import {
  ENOUGH_OPENINGS,
  openingsOf,
  TROUBLE_LIMIT,
  troubleRate,
  type VersionHealth,
} from '@aura/shared-domain';

type Counted = Pick<VersionHealth, 'loads' | 'failures' | 'errors'>;

/** How many times worse than the current version a staged one has to be. */
const WORSE = 2;

/** What becomes of a staged version, with the sentence that the log keeps. */
export interface Verdict {
  readonly kind: 'wait' | 'keep' | 'stop';
  readonly reason: string;
}

/**
 * Judges a staged version by what was counted of it: it waits until it was opened 20 times; then it is stopped where
 * failed loads and errors per opening pass 5 % and are more than twice those of the current version. A fault that
 * both share, in the backend for instance, says nothing against the new one. A current version with too few openings
 * counts as free of trouble.
 */
export function judge(staged: Counted | null, current: Counted | null): Verdict {
  const openings = staged ? openingsOf(staged) : 0;
  if (!staged || openings < ENOUGH_OPENINGS)
    return { kind: 'wait', reason: `${openings} de ${ENOUGH_OPENINGS} aberturas para julgar` };
  const rate = troubleRate(staged);
  const usual = current && openingsOf(current) >= ENOUGH_OPENINGS ? troubleRate(current) : 0;
  const figures = `${percent(rate)} de erros em ${openings} aberturas (limite ${percent(TROUBLE_LIMIT)})`;
  if (rate <= TROUBLE_LIMIT) return { kind: 'keep', reason: figures };
  if (rate <= WORSE * usual)
    return { kind: 'keep', reason: `${figures}, mas a versão de todos também erra: ${percent(usual)}` };
  return { kind: 'stop', reason: `parada por si: ${figures}` };
}

const format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const percent = (share: number): string => `${format.format(share * 100)} %`;
