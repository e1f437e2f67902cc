import { FOR_PEOPLE } from '@aura/shared-company/promise';
import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { CallBand } from '../editorial/call-band.tsx';
import { Entries } from '../editorial/entries.tsx';
import { Section } from '../editorial/section.tsx';
import { Steps } from '../editorial/steps.tsx';
import { Cover } from './cover.tsx';
import { Plan } from './plan.tsx';
import { SAFEGUARDS, STEPS } from './program.ts';
import { TwoViews } from './two-views.tsx';

/** `/para-empresas`: what a company gets, what it never sees, how it begins. */
export function ParaEmpresasPage() {
  return (
    <>
      <Cover />
      <Section
        id="o-que-a-empresa-ve"
        title="O que a empresa vê e o que nunca vê"
        lead="A divisão é a mesma em qualquer contrato. Uma ferramenta de carreira só é usada de verdade por quem confia nela."
        layout="stacked"
      >
        <TwoViews />
      </Section>
      <Section id="protecoes" title="O que protege cada pessoa">
        <Entries entries={SAFEGUARDS} />
      </Section>
      <Section id="para-as-pessoas" title="O que cada pessoa recebe">
        <Entries entries={FOR_PEOPLE} />
      </Section>
      <Section id="como-comeca" title="Como começa" layout="stacked">
        <Steps steps={STEPS} />
      </Section>
      <Section
        id="plano-equilibrio"
        title="Plano Equilíbrio"
        lead="Conte quantas pessoas quer convidar, e respondemos com uma proposta."
      >
        <Plan />
      </Section>
      <CallBand
        id="antes-de-convidar"
        title="Leve as perguntas do jurídico."
        text="As respostas sobre dados, convites e números do painel estão reunidas em uma página."
      >
        <Link to="/faq-empresas" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          Perguntas frequentes para empresas
        </Link>
      </CallBand>
    </>
  );
}
