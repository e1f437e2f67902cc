import { counted } from '../words/numbers.ts';
import type { Access } from './settings-ports.ts';
import styles from './settings.module.css';

interface Props {
  /** Null while it is not known. */
  readonly access: Access | null;
}

/** Who may open the cockpit, and how that comes about: nobody grants it here. */
export const ManagersSection = ({ access }: Props) => (
  <section aria-labelledby="quem-entra" className={styles['stack']}>
    <h2 id="quem-entra">Quem entra neste painel</h2>
    {access && (
      <ul className={styles['names']}>
        {access.managers.map((manager) => (
          <li key={manager}>
            <span>{manager}</span>
          </li>
        ))}
      </ul>
    )}
    {access && access.more > 0 && <p>E mais {counted(access.more, 'pessoa', 'pessoas')}.</p>}
    <p>
      O acesso de gestoras e gestores é concedido e retirado por quem opera a Aura, a pedido da empresa. Não
      se concede por aqui, e a coluna “Gestor?” de uma importação não dá acesso a ninguém.
    </p>
    <p>Cada concessão e cada retirada aparece no registro.</p>
  </section>
);
