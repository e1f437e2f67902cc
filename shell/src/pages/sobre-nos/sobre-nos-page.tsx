import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { OPERATOR } from '../../operator.ts';
import { CallBand } from '../editorial/call-band.tsx';
import { EmailLink } from '../editorial/email-link.tsx';
import { Entries } from '../editorial/entries.tsx';
import { Facts } from '../editorial/facts.tsx';
import { Opening } from '../editorial/opening.tsx';
import { Section } from '../editorial/section.tsx';
import { Steps } from '../editorial/steps.tsx';
import { METHOD, REFUSALS } from './principles.ts';
import { Why } from './why.tsx';

/** `/sobre-nos`: why Aura exists, how it concludes, what it refuses, who runs it. */
export function SobreNosPage() {
  return (
    <>
      <Opening
        eyebrow="Sobre nós"
        title="Uma conclusão precisa mostrar de onde veio."
        lead="A Aura ajuda cada profissional a decidir o próximo passo a partir do que a própria história comprova."
      />
      <Section id="por-que" title="Por que existimos">
        <Why />
      </Section>
      <Section id="como-concluimos" title="Como chegamos a uma conclusão" layout="stacked">
        <Steps steps={METHOD} />
      </Section>
      <Section id="o-que-recusamos" title="O que nos recusamos a fazer">
        <Entries entries={REFUSALS} />
      </Section>
      <Section id="quem-responde" title="Quem responde pela Aura">
        <Facts
          facts={[
            { term: 'Razão social', detail: OPERATOR.legalName },
            { term: 'CNPJ', detail: OPERATOR.cnpj },
            { term: 'Endereço', detail: OPERATOR.address },
            { term: 'E-mail', detail: <EmailLink address={OPERATOR.email} /> },
          ]}
        />
      </Section>
      <CallBand
        id="experimente"
        title="Leia o resultado com desconfiança."
        text="Ele foi feito para ser conferido: siga cada conclusão até a linha do seu currículo que a sustenta."
      >
        <Link to="/diagnostico-carreira" className={buttonClass({ size: 'lg' })}>
          Fazer o diagnóstico
        </Link>
        <Link to="/contato" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          Falar com a gente
        </Link>
      </CallBand>
    </>
  );
}
