import type { CompanyOverview } from '@aura/shared-domain';
import { Notice } from '@aura/shared-ui';
import { groupInWords } from '../view/view-words.ts';
import { hasNumbers } from './has-numbers.ts';
import { totalsInWords, waitingInWords } from './scope-words.ts';

/** Why less is shown than was asked for; nothing where all is. */
export function ScopeNotice({ overview }: { readonly overview: CompanyOverview }) {
  const { scope, department } = overview;
  if (department !== null && !hasNumbers(overview)) {
    return (
      <Notice tone="info" title={`${groupInWords(overview)}: grupo pequeno demais para números próprios`}>
        {scope === 'totals' ? totalsInWords(overview) : waitingInWords(overview)}
      </Notice>
    );
  }
  if (scope !== 'totals') return null;
  return (
    <Notice tone="info" title="Por enquanto, só os totais da empresa">
      {totalsInWords(overview)}
    </Notice>
  );
}
