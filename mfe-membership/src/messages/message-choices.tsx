import type { MessageChoices, MessageTopic, Result } from '@aura/shared-domain';
import type { Failure } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Checkbox, Notice, showToast, Spinner } from '@aura/shared-ui';
import { useCallback, useEffect, useState } from 'react';
import { DeviceNotices } from './device-notices.tsx';
import type { DevicePorts } from './this-device.ts';
import styles from '../settings/membership.module.css';

/** A person's choices about e-mails; texts of failures are ready to be shown. */
export interface ChoicePorts {
  readonly load: () => Promise<Result<MessageChoices, Failure>>;
  readonly device: DevicePorts;
  readonly choose: (topic: MessageTopic, wants: boolean) => Promise<Result<MessageChoices, Failure>>;
}

interface Topic {
  readonly label: string;
  readonly description: string;
  /** What is said when the person switches the topic on, and off. */
  readonly resumed: string;
  readonly ended: string;
}

const TOPICS: Readonly<Record<MessageTopic, Topic>> = {
  jobs: {
    label: 'Alertas de vagas',
    description:
      'Vagas novas das buscas que você salvou, no ritmo de cada alerta. Só com o e-mail confirmado.',
    resumed: 'Você volta a receber alertas de vagas por e-mail.',
    ended: 'Você não recebe mais alertas de vagas por e-mail.',
  },
  reminders: {
    label: 'Tarefas e revisões',
    description:
      'O que vence no seu plano e a revisão do dia, no máximo uma vez por dia. Só com o e-mail confirmado.',
    resumed: 'Você volta a receber e-mails sobre tarefas e revisões.',
    ended: 'Você não recebe mais e-mails sobre tarefas e revisões.',
  },
  company: {
    label: 'Convites e lembretes de empresas',
    description:
      'Convites da empresa em que você trabalha e, para quem cuida do Painel de Gestão, o que espera por lá.',
    resumed: 'Você volta a receber e-mails de empresas.',
    ended: 'Você não recebe mais e-mails de empresas.',
  },
};

const STOPPED = {
  bounce:
    'As mensagens para este endereço voltaram, e por isso paramos de enviar. Confira o endereço da conta.',
  complaint: 'Este endereço marcou uma mensagem nossa como indesejada, e por isso paramos de enviar.',
} as const;

/** The page that sends the link, knows when it was used, and then leads back to the settings. */
const CONFIRM_PATH = `/confirmar-email?next=${encodeURIComponent('/configuracoes')}`;

type State = { readonly choices: MessageChoices } | { readonly problem: string } | null;

/** The topics of e-mails, one by one; each choice is saved at once. */
export function MessageChoicesForm({ ports: { load, choose, device } }: { readonly ports: ChoicePorts }) {
  const [state, setState] = useState<State>(null);
  const [saving, setSaving] = useState<MessageTopic | null>(null);
  const show = useCallback(
    (answer: Result<MessageChoices, Failure>) =>
      setState(answer.ok ? { choices: answer.value } : { problem: answer.error.message }),
    [],
  );
  useEffect(() => {
    let isOver = false;
    void load().then((answer) => !isOver && show(answer));
    return () => {
      isOver = true;
    };
  }, [load, show]);

  const change = async (topic: MessageTopic, wants: boolean) => {
    if (saving !== null) return;
    setSaving(topic);
    const answer = await choose(topic, wants);
    setSaving(null);
    if (!answer.ok) return showToast({ kind: 'error', text: answer.error.message });
    show(answer);
    showToast({ kind: 'success', text: wants ? TOPICS[topic].resumed : TOPICS[topic].ended });
  };

  if (state === null) return <Spinner />;
  if ('problem' in state) {
    return (
      <Notice
        tone="error"
        title="Não foi possível buscar as suas escolhas"
        action={<Button onClick={() => void load().then(show)}>Tentar novamente</Button>}
      >
        {state.problem}
      </Notice>
    );
  }
  const { address, isConfirmed, stopped, topics, pushKey } = state.choices;
  return (
    <div className={styles['stack']}>
      {stopped !== null && <Notice tone="warning">{STOPPED[stopped]}</Notice>}
      <p>
        {address === null
          ? 'A sua conta não tem um endereço de e-mail.'
          : `Enviamos para ${address}${isConfirmed ? ', que está confirmado.' : ', que ainda não foi confirmado.'}`}
      </p>
      {address !== null && !isConfirmed && (
        <Link className={`${buttonClass({ variant: 'secondary' })} ${styles['way']}`} to={CONFIRM_PATH}>
          Confirmar o e-mail
        </Link>
      )}
      {topics.map(({ topic, wants }) => (
        <Checkbox
          key={topic}
          label={TOPICS[topic].label}
          description={TOPICS[topic].description}
          checked={wants}
          aria-busy={saving === topic}
          onChange={({ target }) => void change(topic, target.checked)}
        />
      ))}
      <DeviceNotices ports={device} pushKey={pushKey} />
    </div>
  );
}
