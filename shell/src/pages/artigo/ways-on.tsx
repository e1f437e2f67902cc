import { ARTICLE_SUMMARIES } from '@aura/shared-domain/articles';
import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { CallBand } from '../editorial/call-band.tsx';
import { Section } from '../editorial/section.tsx';
import { GuideList } from '../recursos/guide-list.tsx';

/** What comes after a guide: another one, or the diagnosis. */
export function WaysOn({ readId }: { readonly readId: string }) {
  return (
    <>
      <Section id="continue-lendo" title="Continue lendo" layout="stacked">
        <GuideList guides={ARTICLE_SUMMARIES.filter(({ id }) => id !== readId)} />
      </Section>
      <CallBand
        id="e-no-seu-caso"
        title="E no seu caso?"
        text="O diagnóstico lê o seu currículo, compara com o cargo que você quer e mostra o que já está provado e o que falta."
      >
        <Link to="/diagnostico-carreira" className={buttonClass({ size: 'lg' })}>
          Fazer o diagnóstico
        </Link>
      </CallBand>
    </>
  );
}
