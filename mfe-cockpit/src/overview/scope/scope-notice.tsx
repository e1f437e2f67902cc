import type { CompanyOverview } from '@aura/shared-domain';
import { Notice } from '@aura/shared-ui';
import { groupInWords } from '../view/view-words.ts';
import { hasNumbers } from './has-numbers.ts';
import { describeTotals, describeWaiting } from './scope-words.ts';

/** Why less is shown than requested; empty if all is shown. */
export function ScopeNotice({ overview }: { readonly overview: CompanyOverview }) {
  const { scope, department } = overview;
  if (department !== null && !hasNumbers(overview)) {
    return (
      <Notice tone="info" title={`${groupInWords(overview)}: grupo pequeno demais para números próprios`}>
        {scope === 'totals' ? describeTotals(overview) : describeWaiting(overview)}
      </Notice>
    );
  }
  if (scope !== 'totals') return null;
  return (
    <Notice tone="info" title="Por enquanto, só os totais da empresa">
      {describeTotals(overview)}
    </Notice>
  );
}
