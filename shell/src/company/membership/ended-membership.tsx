import { longDate } from '../../account/panel/long-date.ts';
import { AskFirst } from './ask-first.tsx';
import type { BlockProps } from './block.ts';
import styles from './membership.module.css';
import { WhatCounts } from './what-counts/what-counts.tsx';

/** A membership that the company ended: what is left of it in the sums of the group, and the way to take it out. */
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
            : `A empresa retirou você da lista dela em ${longDate(endedAt)}.`}
        </p>
      </div>
      <p>
        {shares
          ? 'Se você já contava nos números do grupo, o que somava até ali continua neles, arredondado e sem o seu nome: se saísse na hora, a queda mostraria o que era seu. Nada do que você fez depois entra.'
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
            ? 'Eles saem das somas a partir do próximo retrato semanal, e o registro do vínculo é apagado. O que já foi publicado continua como número, sem nomes. A empresa não é avisada, e não há como desfazer.'
            : 'A empresa não é avisada, e não há como desfazer.'}
        </p>
      </AskFirst>
    </article>
  );
}
