import { Tag } from '@aura/shared-ui';
import styles from './example.module.css';

/** One finding of each kind, as the result page shows them. */
export function ExampleFindings() {
  return (
    <div className={styles['findings']}>
      <article>
        <Tag tone="success">Ponto forte</Tag>
        <h3>Automação de processos</h3>
        <blockquote>
          “Automatizei o fechamento mensal em Python e reduzi o prazo de 3 dias para 4 horas.”
        </blockquote>
        <p className={styles['label']}>Currículo, seção Experiência, linha 14</p>
      </article>
      <article>
        <Tag tone="warning">Lacuna importante</Tag>
        <h3>SQL</h3>
        <p>
          É central para o cargo. Está na sua lista de habilidades, sem um projeto que comprove. A automação
          em Python mostra que a base existe.
        </p>
      </article>
      <article>
        <Tag tone="accent">Tarefa até 30 dias</Tag>
        <h3>Publicar uma análise de dados públicos em SQL</h3>
        <p>
          Cerca de 4 horas. Está pronta quando houver um link com as consultas e um parágrafo de conclusão
          para pôr no currículo.
        </p>
      </article>
    </div>
  );
}
