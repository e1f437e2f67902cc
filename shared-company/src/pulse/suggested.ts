import type { PulseUnit } from '@aura/shared-domain';

/** Share of people who disagree from which something is suggested, and how much is suggested at once. */
const FROM = 0.3;
const MOST = 3;

/** The statements that most people disagree with, the largest shares first; only such as are shown. */
export const listSuggestedItems = ({ items }: Pick<PulseUnit, 'items'>): readonly string[] =>
  items
    .map(({ id, unfavourable }) => ({ id, share: unfavourable.share ?? 0 }))
    .filter(({ share }) => share >= FROM)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST)
    .map(({ id }) => id);
