import {
  ownPulsesEndpoint,
  pulseAnswerEndpoint,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import { call, useSession, type Failure } from '@aura/shared-session';
import { Answered, useAsked } from '@aura/shared-pages/data';
import { Notice, PageHeader, Spinner } from '@aura/shared-ui';
import { PulseForm } from './pulse-form.tsx';
import styles from './pulse.module.css';

type OwnPulses = ResponseOf<typeof ownPulsesEndpoint>;

/** External dependencies of the page. */
export interface PulsePorts {
  readonly load: () => Promise<Result<OwnPulses, Failure>>;
  readonly answer: (request: RequestOf<typeof pulseAnswerEndpoint>) => Promise<Result<OwnPulses, Failure>>;
}

const ports: PulsePorts = {
  load: () => call(ownPulsesEndpoint),
  answer: (request) => call(pulseAnswerEndpoint, request),
};

/** `/pulso`: a company's questions to its people about their work. Answering is optional. */
export default function PulsePage() {
  const session = useSession();
  return session.status === 'signedIn' ? (
    <PulsesToAnswer key={session.user.uid} ports={ports} />
  ) : (
    <Spinner />
  );
}

export function PulsesToAnswer({ ports: { load, answer } }: { readonly ports: PulsePorts }) {
  const asked = useAsked(load);
  return (
    <div className={styles['page']}>
      <PageHeader
        eyebrow="Sua empresa"
        title="Pulso"
        lead="Algumas afirmações sobre o seu trabalho. Responder é opcional, e você pode pular qualquer uma."
      />
      <Answered asked={asked} label="Buscando o pulso…" failed="Não foi possível buscar o pulso">
        {({ pulses }) => (
          <>
            {pulses.length === 0 && (
              <Notice tone="info" title="Nenhum pulso aberto para você">
                Quando a sua empresa abrir um, ele aparece aqui e nas suas notificações.
              </Notice>
            )}
            {pulses.map((pulse) => (
              <PulseForm
                key={pulse.id}
                pulse={pulse}
                send={async (answers) => {
                  const { companyId, id } = pulse;
                  const answered = await answer({ companyId, id, answers });
                  if (!answered.ok) return answered.error.message;
                  asked.replace(answered.value);
                  return null;
                }}
              />
            ))}
          </>
        )}
      </Answered>
    </div>
  );
}
