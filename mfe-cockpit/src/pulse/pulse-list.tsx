import { companyPulseCancelEndpoint, type Pulse, type Pulses } from '@aura/shared-domain';
import { Button, Card } from '@aura/shared-ui';
import { useState, type RefObject } from 'react';
import { callCompany } from '../access/call-company.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { formatDateOf } from '../words/dates.ts';
import { describeWhom, formatLastDay } from './pulse-words.ts';
import { PULSE_IDS } from './next-pulse-step.ts';
import { PulseResults } from './pulse-results.tsx';
import styles from './pulse.module.css';

interface Props {
  readonly loaded: Pulses;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly onCancelled: () => void;
}

/** The pulses of a company, newest first. */
export const PulseList = ({ loaded, titleRef, onCancelled }: Props) => (
  <section aria-labelledby={PULSE_IDS.list} className={styles['list']}>
    <h2 id={PULSE_IDS.list} ref={titleRef} tabIndex={-1}>
      Pulsos da empresa
    </h2>
    {loaded.pulses.length === 0 && <p>Ainda não houve nenhum pulso.</p>}
    {loaded.pulses.map((pulse) => (
      <PulseCard key={pulse.id} pulse={pulse} known={loaded} onCancelled={onCancelled} />
    ))}
  </section>
);

interface CardProps {
  readonly known: Pulses;
  readonly pulse: Pulse;
  readonly onCancelled: () => void;
}

function PulseCard({ pulse, known, onCancelled }: CardProps) {
  const [isCancelling, setIsCancelling] = useState(false);
  const title = `De ${formatDateOf(pulse.opensAt)} a ${formatLastDay(pulse)}`;
  return (
    <Card as="article" className={styles['list']} aria-label={title}>
      <h3>{title}</h3>
      <p>Consulta {describeWhom(pulse)}.</p>
      {pulse.results ? (
        <PulseResults pulse={pulse} results={pulse.results} known={known} />
      ) : (
        <>
          <p>
            Aberto. O resultado aparece aqui depois do último dia; até lá nada é mostrado, nem quantas pessoas
            responderam.
          </p>
          <div>
            <Button variant="quiet" onClick={() => setIsCancelling(true)}>
              Cancelar este pulso
            </Button>
          </div>
        </>
      )}
      {isCancelling && (
        <ConfirmDialog
          title="Cancelar este pulso"
          action={{ label: 'Cancelar o pulso' }}
          keep="Manter"
          call={() => callCompany(companyPulseCancelEndpoint, { id: pulse.id })}
          onDone={() => {
            setIsCancelling(false);
            onCancelled();
          }}
          onClose={() => setIsCancelling(false)}
          reload={onCancelled}
          failing={{
            refused: 'O pulso não foi cancelado',
            unknown: 'Não sabemos se o pulso foi cancelado',
            advice: 'Feche e veja como ele está.',
          }}
        >
          <p>As respostas já dadas são apagadas sem serem contadas. Não há como desfazer.</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
