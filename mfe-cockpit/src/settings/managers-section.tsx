import styles from './settings.module.css';

/** Who may open the cockpit, and how that comes about: nobody grants it here. */
export const ManagersSection = () => (
  <section aria-labelledby="quem-entra" className={styles['stack']}>
    <h2 id="quem-entra">Quem entra neste painel</h2>
    <p>
      O acesso de gestoras e gestores é concedido e retirado por quem opera a Aura, a pedido da empresa. Não
      se concede por aqui, e a coluna “Gestor?” de uma importação não dá acesso a ninguém.
    </p>
    <p>Cada concessão e cada retirada aparece no registro.</p>
  </section>
);
