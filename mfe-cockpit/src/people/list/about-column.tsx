import styles from '../people.module.css';

/** The place of the explanation, below the list. */
export const ABOUT_LIST_ID = 'quem-aceitou';

/** What the column about invitations says, and what it does not: read before the list, because old links look like refusals. */
export const AboutColumn = () => (
  <p className={styles['column']}>
    “Link do convite” diz só até quando vale o link. Quem aceitou não aparece por pessoa, porque é uma decisão
    de cada uma. <a href={`#${ABOUT_LIST_ID}`}>Saiba por quê</a>
  </p>
);
