import { Link } from '@aura/shared-session/router';
import { COCKPIT_PATHS } from '../../layout/paths.ts';
import { SECTION_IDS } from '../../overview/sections/section-ids.ts';
import styles from '../settings.module.css';

/** Where a manager finds the number of licences, the price and the end of the contract, and whom to ask for more. */
export const ContractSection = () => (
  <section aria-labelledby="contrato" className={styles['stack']}>
    <h2 id="contrato">Contrato e licenças</h2>
    <p>
      Cada pessoa que aceita o convite usa uma licença, e a lista comporta duas pessoas por licença. Quantas a
      empresa tem, e quantas estão em uso, está no painel, em{' '}
      <Link to={`${COCKPIT_PATHS.overview}#${SECTION_IDS.seats}`}>Licenças</Link>.
    </p>
    <p>
      O preço, as faturas e o fim do contrato estão no contrato assinado com a Aura: nada é cobrado por este
      painel. Para ter mais licenças, receber uma fatura outra vez ou renovar,{' '}
      <Link to="/contato">escreva à Aura</Link>.
    </p>
  </section>
);
