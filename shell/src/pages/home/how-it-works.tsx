import { Steps } from '../editorial/steps.tsx';
import styles from './how-it-works.module.css';

const STEPS = [
  {
    title: 'Diga aonde quer chegar',
    text: 'O cargo, o prazo e as suas condições: regime, cidade ou remoto, tempo que tem por semana. Se ainda não sabe o cargo, as perguntas ajudam a encontrar.',
  },
  {
    title: 'Mostre de onde vem',
    text: 'Envie o currículo em PDF, DOCX ou TXT, ou cole o texto. A leitura acontece no seu navegador, e você corrige o que for preciso antes de enviar qualquer coisa.',
  },
  {
    title: 'Receba um caminho',
    text: 'Pontos fortes com a prova de cada um, lacunas em ordem de efeito sobre o seu objetivo e tarefas para 30, 60 e 90 dias, com um critério claro de quando estão prontas.',
  },
] as const;

/** The three steps. */
export function HowItWorks() {
  return (
    <section className={styles['section']} aria-labelledby="como-funciona">
      <h2 id="como-funciona">Como funciona</h2>
      <Steps steps={STEPS} />
    </section>
  );
}
