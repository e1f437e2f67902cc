import { ARTICLE_SUMMARIES } from '@aura/shared-domain/articles';
import { Opening } from '../editorial/opening.tsx';
import { Section } from '../editorial/section.tsx';
import { AccountResources } from './account-resources.tsx';
import { GuideList } from './guide-list.tsx';

/** `/recursos`: the guides, and what else there is to learn with. */
export function RecursosPage() {
  return (
    <>
      <Opening
        eyebrow="Recursos"
        title="Guias para momentos decisivos"
        lead="Textos curtos, com frases prontas para adaptar e listas para conferir. Abertos a todos, sem conta."
      />
      <Section id="guias" title="Guias" layout="stacked">
        <GuideList guides={ARTICLE_SUMMARIES} />
      </Section>
      <AccountResources />
    </>
  );
}
