import { ARTICLE_SUMMARIES } from '@aura/shared-domain/articles';
import { opening, sections } from '../../generated/pages/recursos.ts';
import { Opening } from '../editorial/opening.tsx';
import { Section } from '../editorial/section.tsx';
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
