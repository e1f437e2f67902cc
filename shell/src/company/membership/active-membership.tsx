import { longDate } from '../../account/panel/long-date.ts';
import { AskFirst } from './ask-first.tsx';
import type { BlockProps } from './block.ts';
import styles from './membership.module.css';
import { SharingSwitch } from './sharing-switch.tsx';
import { WhatCounts } from './what-counts/what-counts.tsx';

/** A membership that stands: what is counted, and the way out. */
export function ActiveMembership({ membership, act, contribution, onDone }: BlockProps) {
  const { companyId, company, department, joinedAt, shares } = membership;
  return (
    <article className={styles['stack']} aria-labelledby={`empresa-${companyId}`}>
      <div>
        <h3 id={`empresa-${companyId}`}>{company}</h3>
        <p className={styles['note']}>
          {department !== '' && `Departamento: ${department}. `}Desde {longDate(joinedAt)}.
        </p>
      </div>
      <SharingSwitch membership={membership} act={act} />
      {/* Another answer, another list: what was looked at before is not shown any more. */}
      <WhatCounts key={String(shares)} companyId={companyId} company={company} load={contribution} />
      <AskFirst
        label="Sair da empresa"
        title={`Sair de ${company}?`}
        run={() => act(companyId, 'leave')}
        onDone={() => onDone(`Você saiu de ${company}. A conta e tudo o que você fez nela continuam seus.`)}
      >
        <ul>
          <li>
            O plano Equilíbrio termina na hora. Volta a valer o plano que você tiver por conta própria ou, se
            não houver, o Freemium.
          </li>
          <li>A conta continua sua, com o diagnóstico, o plano de carreira e todo o resto.</li>
          <li>A partir do próximo retrato semanal, nada seu está nos números do grupo.</li>
          <li>A empresa não é avisada. Para voltar, você precisa de um novo convite dela.</li>
        </ul>
      </AskFirst>
    </article>
  );
}
