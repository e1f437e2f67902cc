import { ARTICLE_SUMMARIES } from '@aura/shared-domain/articles';
import { CallBand, Section } from '@aura/shared-pages/editorial';
import { sections } from '../../generated/pages/recursos.ts';
import { FirstStepLink } from '../../navigation/first-step-link.tsx';
import { GuideList } from '../recursos/guide-list.tsx';

/** What comes after a guide: another one, or the diagnosis. */
export function WaysOn({ readId }: { readonly readId: string }) {
  return (
    <>
      <Section id="continue-lendo" title={sections['continue-lendo'].title} layout="stacked">
        <GuideList guides={ARTICLE_SUMMARIES.filter(({ id }) => id !== readId)} />
      </Section>
      <CallBand
        id="e-no-seu-caso"
        title={sections['e-no-seu-caso'].title}
        text={sections['e-no-seu-caso'].lead}
      >
        <FirstStepLink size="lg" />
      </CallBand>
    </>
  );
}
