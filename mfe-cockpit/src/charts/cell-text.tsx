import { VisuallyHidden } from '@aura/shared-ui';
import { HIDDEN, HIDDEN_REASON, shareInWords } from './cell-words.ts';
import type { ShareReading } from './reading.ts';

/** A number that is not shown: a dash for the eye, the reason for the ear. */
export const HiddenNumber = () => (
  <>
    <span aria-hidden="true">{HIDDEN}</span>
    <VisuallyHidden>{HIDDEN_REASON}</VisuallyHidden>
  </>
);

/** A cell of people in a table. */
export const ShareText = ({ reading }: { readonly reading: ShareReading }) =>
  reading.kind === 'hidden' ? <HiddenNumber /> : shareInWords(reading);
