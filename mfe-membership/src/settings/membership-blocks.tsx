import { formatLongDay, type Membership } from '@aura/shared-domain';
import { AskFirst } from './ask-first.tsx';
import styles from './membership.module.css';
import { SharingSwitch } from './sharing-switch.tsx';
import type { Act, MembershipPorts } from './use-memberships.ts';
import { WhatCounts } from './what-counts.tsx';

/** Props of the block of one membership. */
interface BlockProps {
  readonly membership: Membership;
  readonly act: Act;
  readonly contribution: MembershipPorts['contribution'];
  /** The membership has ended; with the message that replaces it. */
  readonly onDone: (message: string) => void;
}

/** An active membership: its counted data, and how to leave. */
export function ActiveMembership({ membership, act, contribution, onDone }: BlockProps) {
  const { companyId, company, department, joinedAt, shares } = membership;
  return (
    <article className={styles['stack']} aria-labelledby={`empresa-${companyId}`}>
      <div>
        <h3 id={`empresa-${companyId}`}>{company}</h3>
        <p className={styles['note']}>
          {department !== '' && `Departamento: ${department}. `}Desde {formatLongDay(new Date(joinedAt))}.
        </p>
      </div>
      <p>
        Quando a empresa abre um pulso sobre o trabalho, você responde, se quiser, em{' '}
        <a href="/pulso">Pulso</a>.
      </p>
      <SharingSwitch membership={membership} act={act} />
      {/* A new choice creates a new list: the former one is no longer shown. */}
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
            não houver, o plano gratuito.
          </li>
          <li>A conta continua sua, com o diagnóstico, o plano de carreira e todo o resto.</li>
          <li>A partir do próximo retrato semanal, nada seu está nos números do grupo.</li>
          <li>A empresa não é avisada. Para voltar, você precisa de um novo convite dela.</li>
        </ul>
      </AskFirst>
    </article>
  );
}

/** A membership that the company ended: its remaining part in the sums of the group, and a way to remove it. */
export function EndedMembership({
  membership: { companyId, company, endedAt, shares },
  act,
  contribution,
  onDone,
}: BlockProps) {
  return (
    <article className={styles['stack']} aria-labelledby={`empresa-${companyId}`}>
      <div>
        <h3 id={`empresa-${companyId}`}>{company}</h3>
        <p className={styles['note']}>
          {endedAt === null
            ? 'A empresa retirou você da lista dela.'
            : `A empresa retirou você da lista dela em ${formatLongDay(new Date(endedAt))}.`}
        </p>
      </div>
      <p>
        {shares
          ? 'Se você já contava nos números do grupo, o que somava até ali continua neles, arredondado e sem o seu ' +
            'nome: se saísse na hora, a queda mostraria o que era seu. Nada do que você fez depois entra.'
          : 'Você não participava dos números do grupo. Guardamos só o registro do vínculo e das suas respostas.'}
      </p>
      <p className={styles['note']}>
        Isto é apagado em uma data sorteada, entre 26 e 78 semanas depois da retirada. Você pode antecipar.
      </p>
      {shares && <WhatCounts companyId={companyId} company={company} load={contribution} />}
      <AskFirst
        label={shares ? 'Retirar meus números' : 'Apagar o registro'}
        title={shares ? 'Retirar seus números?' : 'Apagar o registro deste vínculo?'}
        run={() => act(companyId, 'withdraw')}
        onDone={() =>
          onDone(
            shares
              ? `Seus números saem das somas de ${company} a partir do próximo retrato semanal.`
              : `O registro do vínculo com ${company} foi apagado.`,
          )
        }
      >
        <p>
          {shares
            ? 'Eles saem das somas a partir do próximo retrato semanal, e o registro do vínculo é apagado. O que já ' +
              'foi publicado continua como número, sem nomes. A empresa não é avisada, e não há como desfazer.'
            : 'A empresa não é avisada, e não há como desfazer.'}
        </p>
      </AskFirst>
    </article>
  );
}
