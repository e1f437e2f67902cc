import styles from '../../tools.module.css';

/** Where somebody in danger is helped at once; it stands under every conversation, with or without a connection. */
export const HelpLine = () => (
  <p className={styles['note']}>
    O mentor orienta sobre carreira; não substitui advogado, médico ou psicólogo. Se a sua vida ou a de alguém
    está em risco, ligue agora: <a href="tel:188">CVV 188</a>, <a href="tel:192">SAMU 192</a> ou{' '}
    <a href="tel:190">Polícia 190</a>.
  </p>
);
