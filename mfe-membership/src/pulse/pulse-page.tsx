import {
  ownPulsesEndpoint,
  pulseAnswerEndpoint,
  type OwnPulse,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import { call, useSession, type Failure } from '@aura/shared-session';
import { Button, Notice, PageHeader, Spinner } from '@aura/shared-ui';
import { useCallback, useEffect, useState } from 'react';
import { PulseForm } from './pulse-form.tsx';
import styles from './pulse.module.css';

type OwnPulses = ResponseOf<typeof ownPulsesEndpoint>;

/** What the page reaches outside of itself. */
export interface PulsePorts {
  readonly load: () => Promise<Result<OwnPulses, Failure>>;
  readonly answer: (request: RequestOf<typeof pulseAnswerEndpoint>) => Promise<Result<OwnPulses, Failure>>;
}

const ports: PulsePorts = {
  load: () => call(ownPulsesEndpoint),
  answer: (request) => call(pulseAnswerEndpoint, request),
};

/** `/pulso`: what a company asks its people about their work. Answering is optional. */
export default function PulsePage() {
  const session = useSession();
  return session.status === 'signedIn' ? (
    <PulsesToAnswer key={session.user.uid} ports={ports} />
  ) : (
    <Spinner />
  );
}

export function PulsesToAnswer({ ports: { load, answer } }: { readonly ports: PulsePorts }) {
  const [pulses, setPulses] = useState<readonly OwnPulse[] | null>(null);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    void load().then((answered) => {
      if (left) return;
      setFailure(answered.ok ? '' : answered.error.message);
      if (answered.ok) setPulses(answered.value.pulses);
    });
    return () => {
      left = true;
    };
  }, [load, attempt]);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  return (
    <div className={styles['page']}>
      <PageHeader
        eyebrow="Sua empresa"
        title="Pulso"
        lead="Algumas afirmações sobre o seu trabalho. Responder é opcional, e você pode pular qualquer uma."
      />
      {failure && (
        <Notice
          tone="error"
          title="Não foi possível buscar o pulso"
          action={<Button onClick={retry}>Tentar novamente</Button>}
        >
          {failure}
        </Notice>
      )}
      {!pulses && !failure && <Spinner />}
      {pulses?.length === 0 && (
        <Notice tone="info" title="Nenhum pulso aberto para você">
          Quando a sua empresa abrir um, ele aparece aqui e nas suas notificações.
        </Notice>
      )}
      {pulses?.map((pulse) => (
        <PulseForm
          key={pulse.id}
          pulse={pulse}
          send={async (answers) => {
            const { companyId, id } = pulse;
            const answered = await answer({ companyId, id, answers });
            if (!answered.ok) return answered.error.message;
            setPulses(answered.value.pulses);
            return null;
          }}
        />
      ))}
    </div>
  );
}
