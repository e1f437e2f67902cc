import { Example } from './example.tsx';
import { opening, sections } from '../../generated/pages/home.ts';
import styles from './home-page.module.css';
import { buttonClass, Disclosure, PageHeader } from '@aura/shared-ui';
import { MarkedResume } from './marked-resume.tsx';
import { Section, Steps } from '@aura/shared-pages/editorial';
import { ToolPictures, TryLine } from '@aura/shared-career-ui/landing';
import type { ReactNode } from 'react';
import { FAQ_GROUPS } from '../../generated/faq/pessoas.ts';
import { useMayBuy } from '../../navigation/use-may-buy.ts';
import { WITHOUT_PRICES } from '../faq/without-prices.ts';
import { useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { FirstStepLink } from '../../navigation/first-step-link.tsx';
import { PANEL } from '../../navigation/ways.ts';

/** Questions of people before they begin. */
const ASKED: readonly string[] = sections.perguntas.items;
const listQuestions = (groups: typeof FAQ_GROUPS) =>
  groups.flatMap(({ questions }) => questions).filter(({ id }) => ASKED.includes(id));

/** `/`: purpose, audience, a line to try, how it works, results, tools, prices and questions. */
export default function HomePage() {
  const mayBuy = useMayBuy();
  return (
    <>
      <Cover />
      <TryLine {...sections.experimente} examples={sections.experimente.items}>
        <p>
          <Link to={sections.experimente.way.to}>{sections.experimente.way.label}</Link>
        </p>
      </TryLine>
      <HowItWorks />
      <Example />
      <Part id="ferramentas">
        <ToolPictures tools={sections.ferramentas.entries} />
      </Part>
      {mayBuy && <Part id="planos" />}
      <Part id="perguntas">
        {listQuestions(mayBuy ? FAQ_GROUPS : WITHOUT_PRICES).map(({ id, question, answer }) => (
          <Disclosure key={id} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Part>
      <Part id="empresas" />
      <Closing />
    </>
  );
}

interface PartProps {
  readonly id: 'ferramentas' | 'planos' | 'perguntas' | 'empresas';
  readonly children?: ReactNode;
}

/** A section about one offer: its text, its picture, and a link. */
function Part({ id, children }: PartProps) {
  const { title, lead, way } = sections[id];
  return (
    <Section id={id} title={title} lead={lead} layout={id === 'ferramentas' ? 'stacked' : 'split'}>
      {children}
      <p>
        <Link to={way.to}>{way.label}</Link>
      </p>
    </Section>
  );
}

/** The last word. */
function Closing() {
  return (
    <section className={styles['closing']} aria-labelledby="comece">
      <h2 id="comece">{sections.comece.title}</h2>
      <p>{sections.comece.lead}</p>
      <CallsToAction />
    </section>
  );
}

/** The first screen, set like a magazine's cover: one headline, one picture, three lines for three readers. */
function Cover() {
  return (
    <section className={styles['cover']} data-bleed>
      <div className={styles['opening']}>
        <div className={styles['headline']}>
          <PageHeader {...opening} actions={<CallsToAction />} />
        </div>
        <MarkedResume />
      </div>
      <ul className={styles['lines']} aria-label={sections['para-quem'].title}>
        {sections['para-quem'].entries.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The three steps. */
function HowItWorks() {
  return (
    <section className={styles['section']} aria-labelledby="como-funciona">
      <h2 id="como-funciona">{sections['como-funciona'].title}</h2>
      <Steps steps={sections['como-funciona'].entries} />
    </section>
  );
}

/** The two ways on: an account for those without one, and the diagnosis. */
function CallsToAction() {
  const signedIn = useSession().status === 'signedIn';
  return (
    <div className={styles['calls']}>
      {signedIn ? (
        <Link to={PANEL.path} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Ir para meu painel
        </Link>
      ) : (
        <Link to="/signup" className={buttonClass({ variant: 'primary', size: 'lg' })} data-visitor-only>
          Criar conta grátis
        </Link>
      )}
      <FirstStepLink variant="secondary" size="lg" />
    </div>
  );
}
