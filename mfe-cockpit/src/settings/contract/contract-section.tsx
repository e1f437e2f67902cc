import { describeContractTime } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { LicencesMeter } from '../../licences/licences-meter.tsx';
import type { CompanySettings } from '../settings-ports.ts';
import styles from '../settings.module.css';

/** The contract with its number and its time, the licences, and whom to ask for more. */
export const ContractSection = ({ contract, licences }: Pick<CompanySettings, 'contract' | 'licences'>) => (
  <section aria-labelledby="contrato" className={styles['stack']}>
    <h2 id="contrato">Contrato e licenças</h2>
    {contract ? (
      <dl className={styles['facts']}>
        <div>
          <dt>Número</dt>
          <dd>{contract.reference}</dd>
        </div>
        <div>
          <dt>Vale</dt>
          <dd>{describeContractTime(contract)}</dd>
        </div>
        <div>
          <dt>Preço</dt>
          <dd>No contrato assinado</dd>
        </div>
      </dl>
    ) : (
      <p>O contrato ainda não foi registrado pela Aura.</p>
    )}
    <LicencesMeter licences={licences} />
    <h3>Quanto a empresa paga, e quando?</h3>
    <p>
      O preço e as datas de pagamento estão no contrato assinado. Este painel não os mostra nem cobra nada.
      Para saber deles, ter mais licenças, receber uma fatura outra vez ou renovar,{' '}
      <Link to="/contato">escreva à Aura</Link>.
    </p>
  </section>
);
