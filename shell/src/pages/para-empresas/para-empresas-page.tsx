import { FOR_PEOPLE, HOW_NUMBERS_ARE_MADE, THEIR_LIMIT } from '@aura/shared-company/promise';
import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { CallBand, Entries, Section, Steps } from '@aura/shared-pages/editorial';
import { sections } from '../../generated/pages/para-empresas.ts';
import { Cover } from './cover.tsx';
import { Plan } from './plan.tsx';
import { TwoViews } from './two-views.tsx';

/** `/para-empresas`: what a company gets, what it never sees, how it begins. */
export function ParaEmpresasPage() {
  return (
    <>
      <Cover />
      <Section
        id="o-que-a-empresa-ve"
        title={sections['o-que-a-empresa-ve'].title}
        lead={sections['o-que-a-empresa-ve'].lead}
        layout="stacked"
      >
        <TwoViews />
      </Section>
      <Section id="protecoes" title={sections['protecoes'].title}>
        <Entries entries={[...HOW_NUMBERS_ARE_MADE, THEIR_LIMIT, ...sections.protecoes.entries]} />
      </Section>
      <Section id="para-as-pessoas" title={sections['para-as-pessoas'].title}>
        <Entries entries={FOR_PEOPLE} />
      </Section>
      <Section id="como-comeca" title={sections['como-comeca'].title} layout="stacked">
        <Steps steps={sections['como-comeca'].entries} />
      </Section>
      <Section
        id="plano-equilibrio"
        title={sections['plano-equilibrio'].title}
        lead={sections['plano-equilibrio'].lead}
      >
        <Plan />
      </Section>
      <CallBand
        id="antes-de-convidar"
        title={sections['antes-de-convidar'].title}
        text={sections['antes-de-convidar'].lead}
      >
        <Link to="/faq-empresas" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          Perguntas frequentes para empresas
        </Link>
      </CallBand>
    </>
  );
}
