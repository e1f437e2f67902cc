import { withOffline } from '@aura/shared-pages/data';
import { companyExportEndpoint, type CompanyOverview } from '@aura/shared-domain';
import { showToast } from '@aura/shared-ui';
import { callCompany } from '../access/call-company.ts';
import { useEffect, useState } from 'react';
import { findView } from '../overview/view/find-view.ts';

/** The printed data, and the time of its request. */
export interface Printed {
  readonly overview: CompanyOverview;
  readonly at: Date;
}

/**
 * Prints the displayed numbers. It requests them again, so that the company's log records it, and opens the browser's
 * dialog once they are drawn.
 */
export function usePrinting(): {
  readonly printed: Printed | null;
  readonly busy: boolean;
  readonly print: (overview: CompanyOverview) => void;
} {
  const [printed, setPrinted] = useState<Printed | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (printed) window.print();
  }, [printed]);
  const ask = async (overview: CompanyOverview) => {
    setBusy(true);
    const answer = await callCompany(companyExportEndpoint, { ...findView(overview), format: 'print' });
    setBusy(false);
    if (answer.ok) setPrinted({ overview: answer.value, at: new Date() });
    else showToast({ kind: 'error', text: withOffline(answer.error.message) });
  };
  return { printed, busy, print: (overview) => void ask(overview) };
}
