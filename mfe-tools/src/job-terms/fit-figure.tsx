import type { FitNumber } from '@aura/shared-domain';
import { VisuallyHidden } from '@aura/shared-ui';
import { describeFitNumber, findFitRange, formatFit } from './fit-words.ts';

/** The number of a fit; a range is read aloud with what decides it. */
export function FitFigure({ fit }: { readonly fit: FitNumber }) {
  if (findFitRange(fit) === null) {
    return (
      <>
        <strong>{formatFit(fit)}</strong> de 100
      </>
    );
  }
  return (
    <>
      <span aria-hidden="true">
        <strong>{formatFit(fit)}</strong> de 100
      </span>
      <VisuallyHidden>{describeFitNumber(fit)}</VisuallyHidden>
    </>
  );
}
