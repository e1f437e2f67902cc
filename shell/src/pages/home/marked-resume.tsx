import styles from './marked-resume.module.css';

/** The cover's picture: a fictional CV as Aura reads it, three passages marked and explained in the margin. */
export function MarkedResume() {
  return (
    <figure className={styles['figure']}>
      <div className={styles['sheet']}>
        <p className={styles['role']}>Analista de Operações</p>
        <p className={styles['place']}>Rede de varejo, 2021 até hoje</p>
        <p>
          <mark className={styles['proven']}>
            Automatizei o fechamento mensal em Python e reduzi o prazo de 3 dias para 4 horas.
          </mark>
          <sup>1</sup>
        </p>
        <p>Apresentei os resultados de vendas à diretoria todo trimestre.</p>
        <p className={styles['skills']}>
          Habilidades: Excel, Python, <mark className={styles['listed']}>SQL</mark>
          <sup>2</sup>
          <span className={styles['absent']} aria-hidden="true" />
          <sup>3</sup>
        </p>
      </div>
      <ol className={styles['notes']}>
        <li>
          <strong>Comprovado.</strong> Automação de processos, com o resultado na mesma linha.
        </li>
        <li>
          <strong>Só listado.</strong> SQL aparece entre as habilidades, mas nenhum trabalho o comprova.
        </li>
        <li>
          <strong>Ausente.</strong> O cargo pede visualização de dados. Procuramos em todas as seções e não
          encontramos.
        </li>
      </ol>
      <figcaption>Exemplo ilustrativo: uma pessoa fictícia que quer ser Analista de Dados.</figcaption>
    </figure>
  );
}
