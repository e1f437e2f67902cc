import type { DraftedText } from '@aura/shared-domain';

const BLANK = '_____';

/** A draft for display: blanks mark the person's missing answers. */
export const replaceGaps = ({ text, gaps }: Pick<DraftedText, 'text' | 'gaps'>): string =>
  gaps.reduce((shown, { token }) => shown.replace(token, BLANK), text);
