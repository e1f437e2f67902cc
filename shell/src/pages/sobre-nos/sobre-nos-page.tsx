import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { CallBand, Entries, Facts, Opening, Section, Steps } from '@aura/shared-pages/editorial';
import { opening, sections } from '../../generated/pages/sobre-nos.ts';
import { FirstStepLink } from '../../navigation/first-step-link.tsx';
import { OPERATOR } from '../../operator.ts';
import { EmailLink } from '../email-link.tsx';
import styles from './sobre-nos-page.module.css';

/** `/sobre-nos`: why Aura exists, how it concludes, what it refuses, who runs it. */
export default function SobreNosPage() {
  return (
    <>
      <Opening {...opening} />
      <Section id="por-que" title={sections['por-que'].title}>
        <Why />
      </Section>
      <Section id="como-concluimos" title={sections['como-concluimos'].title} layout="stacked">
        <Steps steps={sections['como-concluimos'].entries} />
      </Section>
      <Section id="o-que-recusamos" title={sections['o-que-recusamos'].title}>
        <Entries entries={sections['o-que-recusamos'].entries} />
      </Section>
      <Section id="quem-responde" title={sections['quem-responde'].title}>
        <Facts
          facts={[
            { term: 'Razão social', detail: OPERATOR.legalName },
            { term: 'CNPJ', detail: OPERATOR.cnpj },
            { term: 'Endereço', detail: OPERATOR.address },
            { term: 'E-mail', detail: <EmailLink address={OPERATOR.email} /> },
          ]}
        />
      </Section>
      <CallBand id="experimente" title={sections.experimente.title} text={sections.experimente.lead}>
        <FirstStepLink size="lg" />
        <Link to="/contato" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          Falar com a gente
        </Link>
      </CallBand>
    </>
  );
}

/** The reason, as running text. */
function Why() {
  return (
    <div className={styles['why']}>
      {sections['por-que'].paragraphs.map((text, at) => (
        <p key={text} className={at === 0 ? styles['first'] : undefined}>
          {text}
        </p>
      ))}
    </div>
  );
}
