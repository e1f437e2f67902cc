import styles from './why.module.css';

/** The reason, as running text. */
export function Why() {
  return (
    <div className={styles['why']}>
      <p className={styles['first']}>
        Quem procura orientação de carreira costuma receber um conselho que serviria para qualquer pessoa ou
        uma nota que ninguém explica. Nos dois casos, continua sem saber o que fazer na segunda-feira.
      </p>
      <p>
        A Aura parte do que a pessoa já tem. Lê o currículo linha por linha, compara com o cargo desejado e
        separa o que está comprovado, o que só foi citado e o que falta. O resultado é um plano de 90 dias,
        com tarefas que dizem quando estão prontas.
      </p>
      <p>
        Experiência não é só emprego registrado. Projetos próprios, voluntariado e cuidado da família também
        desenvolvem competências, e por isso entram na leitura.
      </p>
    </div>
  );
}
