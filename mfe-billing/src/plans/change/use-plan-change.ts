import {
  keepPlanEndpoint,
  planChangeEndpoint,
  planChangePreviewEndpoint,
  type PlanChangePreview,
} from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { useCallback, useState } from 'react';

/** A change of plan that needs confirmation. */
interface Asked {
  readonly priceId: string;
  /** What it costs and when it holds; null until the server has said. */
  readonly preview: PlanChangePreview | null;
  readonly isBusy: boolean;
  /** Why the newest question or order was not carried out; null for nothing. */
  readonly failure: string | null;
}

/** The way from a plan to another: what it costs is shown first, and only what was shown is ordered. */
export interface PlanChange {
  /** Null while no question is open. */
  readonly asked: Asked | null;
  /** Asks what a change to a price would cost. */
  readonly ask: (priceId: string) => void;
  /** Orders what is shown. */
  readonly confirm: () => void;
  readonly close: () => void;
  /** Takes back a change that waits for the end of the period. */
  readonly keep: () => void;
  readonly keeping: { readonly isBusy: boolean; readonly failure: string | null };
}

const AT_REST = { isBusy: false, failure: null } as const;

/** @param onDone called when something has changed, so that the page looks for it */
export function usePlanChange(onDone: () => void): PlanChange {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [keeping, setKeeping] = useState<PlanChange['keeping']>(AT_REST);

  const ask = useCallback((priceId: string) => {
    setAsked({ priceId, preview: null, isBusy: true, failure: null });
    void call(planChangePreviewEndpoint, { priceId }).then((answer) =>
      setAsked((now) =>
        now?.priceId === priceId
          ? answer.ok
            ? { ...now, preview: answer.value, isBusy: false }
            : { ...now, isBusy: false, failure: answer.error.message }
          : now,
      ),
    );
  }, []);

  const confirm = () => {
    if (!asked?.preview || asked.isBusy) return;
    const { priceId, preview: shown } = asked;
    setAsked({ ...asked, isBusy: true, failure: null });
    void call(planChangeEndpoint, { priceId, shown }).then((answer) => {
      if (answer.ok) {
        setAsked(null);
        onDone();
      } else
        setAsked((now) => now && { ...now, isBusy: false, preview: null, failure: answer.error.message });
    });
  };

  const keep = () => {
    setKeeping({ isBusy: true, failure: null });
    void call(keepPlanEndpoint).then((answer) => {
      setKeeping({ isBusy: false, failure: answer.ok ? null : answer.error.message });
      if (answer.ok) onDone();
    });
  };

  return { asked, ask, confirm, close: () => setAsked(null), keep, keeping };
}
