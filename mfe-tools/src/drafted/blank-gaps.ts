import type { DraftedText } from '@aura/shared-domain';

const BLANK = '_____';

/** A draft to look at: a blank stands where the person's own answer will go. */
export const replaceGaps = ({ text, gaps }: Pick<DraftedText, 'text' | 'gaps'>): string =>
  gaps.reduce((shown, { token }) => shown.replace(token, BLANK), text);
