import { PageHeader } from '@aura/shared-ui';
import { CallsToAction } from './calls-to-action.tsx';
import styles from './cover.module.css';
import { MarkedResume } from './marked-resume.tsx';

const AUDIENCES = [
  {
    title: 'Quem quer crescer',
    text: 'Descubra o que separa você do próximo cargo e qual é o primeiro passo.',
  },
  {
    title: 'Quem quer mudar de área',
    text: 'Veja o que da sua história vale no novo caminho e o que ainda falta construir.',
  },
  {
    title: 'Quem começa ou recomeça',
    text: 'Sem currículo também funciona: projetos, voluntariado e cuidado da família contam como experiência.',
  },
] as const;

/** The first screen, set like a magazine's cover: one headline, one picture, three lines for three readers. */
export function Cover() {
  return (
    <section className={styles['cover']} data-bleed>
      <div className={styles['opening']}>
        <div className={styles['headline']}>
          <PageHeader
            eyebrow="Diagnóstico de carreira com evidências"
            title="Sua carreira merece uma leitura atenta."
            lead="A Aura lê seu currículo linha por linha, compara com o cargo que você quer e mostra o que já está provado, o que falta e o que fazer nos próximos 90 dias."
            actions={<CallsToAction />}
          />
        </div>
        <MarkedResume />
      </div>
      <ul className={styles['lines']} aria-label="Para quem é a Aura">
        {AUDIENCES.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
