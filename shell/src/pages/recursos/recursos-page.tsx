import { ARTICLE_SUMMARIES } from '@aura/shared-domain/articles';
import { Opening, Section } from '@aura/shared-pages/editorial';
import { opening, sections } from '../../generated/pages/recursos.ts';
import { AccountResources } from './account-resources.tsx';
import { GuideList } from './guide-list.tsx';

/** `/recursos`: the guides, and what else there is to learn with. */
export function RecursosPage() {
  return (
    <>
      <Opening {...opening} />
      <Section id="guias" title={sections.guias.title} layout="stacked">
        <GuideList guides={ARTICLE_SUMMARIES} />
      </Section>
      <AccountResources />
    </>
  );
}
