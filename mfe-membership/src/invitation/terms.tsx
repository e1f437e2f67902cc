import {
  FOR_PEOPLE,
  HOW_NUMBERS_ARE_MADE,
  NEVER_SEEN,
  SEEN,
  THEIR_LIMIT,
  YOUR_CHOICES,
} from '@aura/shared-company/promise';
import { Link } from '@aura/shared-session/router';
import { Entries, Section } from '@aura/shared-pages/editorial';
import { SideBySide } from '../layout/side-by-side.tsx';
import styles from './invitation.module.css';

/**
 * The terms before accepting. After a change of their meaning, increase `SHARING_NOTICE_VERSION`, which is stored with
 * each answer.
 */
export function Terms() {
  return (
    <>
      <Section
        id="o-que-a-empresa-ve"
        title="O que a empresa vê e o que nunca vê"
        lead="Esta divisão vale para qualquer empresa, e nenhum contrato a muda."
        layout="stacked"
      >
        <SideBySide
          views={[
            { title: 'A empresa vê', icon: 'check', items: SEEN },
            { title: 'A empresa nunca vê', icon: 'lock', items: NEVER_SEEN },
          ]}
        />
      </Section>
      <Section id="como-os-numeros-sao-feitos" title="Como os números são feitos">
        <Entries entries={[...HOW_NUMBERS_ARE_MADE, THEIR_LIMIT]} />
      </Section>
      <Section id="o-que-voce-decide" title="O que você decide, hoje e depois">
        <Entries entries={YOUR_CHOICES} />
      </Section>
      <Section
        id="o-que-voce-recebe"
        title="O que você recebe"
        lead="O plano Equilíbrio, pago pela empresa enquanto você estiver na lista dela."
      >
        <div className={styles['stack']}>
          <Entries entries={FOR_PEOPLE} />
          <p className={styles['note']}>
            Seus direitos e os prazos de cada dado estão na{' '}
            <Link to="/politica-de-privacidade">política de privacidade</Link>.
          </p>
        </div>
      </Section>
    </>
  );
}
