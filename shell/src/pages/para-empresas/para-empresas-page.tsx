import { FOR_PEOPLE, HOW_NUMBERS_ARE_MADE, THEIR_LIMIT } from '@aura/shared-company/promise';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Card, PageHeader } from '@aura/shared-ui';
import { CallBand, Entries, Section, Steps } from '@aura/shared-pages/editorial';
import { opening, sections } from '../../generated/pages/para-empresas.ts';
import { TwoViews } from './two-views.tsx';
import styles from './para-empresas-page.module.css';
import { SkillsMap } from './skills-map.tsx';
import { useSession } from '@aura/shared-session';
import { useHomeOf } from '../../navigation/ways.ts';

/** `/para-empresas`: what a company gets, what it never sees, and how to begin. */
export default function ParaEmpresasPage() {
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

/** The first screen: the promise on one side, the picture that proves it on the other. */
function Cover() {
  return (
    <section className={styles['cover']} data-bleed>
      <div className={styles['headline']}>
        <PageHeader
          {...opening}
          actions={
            <>
              <FirstWay />
              <Link to="/faq-empresas" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
                Perguntas frequentes
              </Link>
            </>
          }
        />
      </div>
      <SkillsMap />
    </section>
  );
}

/** The way on: for those who run a company, where their work begins; for everybody else, a conversation. */
export function FirstWay() {
  const session = useSession();
  const home = useHomeOf(session.status === 'signedIn' ? session.profile.role : undefined);
  return home ? (
    <Link to={home.path} className={buttonClass({ size: 'lg' })}>
      {home.label}
    </Link>
  ) : (
    <Link to="/contato?assunto=empresa" className={buttonClass({ size: 'lg' })}>
      Falar com a equipe
    </Link>
  );
}

/** The plan for companies; its price is on request. */
function Plan() {
  return (
    <Card className={styles['plan']}>
      <p className={styles['price']}>Sob consulta</p>
      <ul>
        {sections['plano-equilibrio'].items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Link to="/contato?assunto=empresa" className={buttonClass({ size: 'lg' })}>
        Pedir uma proposta
      </Link>
    </Card>
  );
}
