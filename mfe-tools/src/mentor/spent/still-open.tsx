import { PlanLimit } from '@aura/shared-career-ui';
import { formatCount, type Profile } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Card } from '@aura/shared-ui';
import { useId, useState } from 'react';
import { SIMULATOR_PATH } from '../../interview/paths.ts';
import { buildLessonPath, LIBRARY_PATH } from '../../lessons/paths.ts';
import { AddTask } from '../chat/add-task.tsx';
import look from '../chat/chat.module.css';
import type { Exchange } from '../conversation/exchange.ts';
import { MENTOR_LIMIT } from '../limit.ts';
import styles from '../../tools.module.css';
import { listOpenWays, type OpenWay } from './open-ways.ts';

interface Props {
  readonly profile: Profile;
  /** The newest message of the conversation; null for none. */
  readonly last: Exchange | null;
  /** Leads to the field of the next message. */
  readonly onReply: () => void;
  readonly onChange: (exchange: Exchange) => void;
}

/** What still works when the messages of the month are used up, and why: the nearest as the call, the others as links. */
export function StillOpen({ profile, last, onReply, onChange }: Props) {
  const title = useId();
  const [now] = useState(() => new Date());
  const [main, ...others] = listOpenWays(profile, last, now);
  return (
    <Card as="section" tone="accent" aria-labelledby={title} data-no-print>
      <h2 id={title} className={look['stillOpen']}>
        Suas mensagens deste mês acabaram; isto continua aberto
      </h2>
      {main && (
        <div className={styles['item']}>
          <p>{describeWay(main)}</p>
          <div>
            <Way way={main} isMain onReply={onReply} onChange={onChange} />
          </div>
        </div>
      )}
      <ul className={styles['list']}>
        {others.map((way) => (
          <li key={way.kind}>
            {describeWay(way)} <Way way={way} onReply={onReply} onChange={onChange} />
          </li>
        ))}
      </ul>
      <PlanLimit of={MENTOR_LIMIT} brief onlyWhenSpent />
    </Card>
  );
}

/** What the way is, and why nothing of the month is needed for it. */
function describeWay(way: OpenWay): string {
  switch (way.kind) {
    case 'reply':
      return `O mentor perguntou: “${way.question}” A sua resposta não conta, porque foi ele quem perguntou.`;
    case 'step':
      return `O próximo passo que a resposta propôs: “${way.title}”. Pôr no plano não conta.`;
    case 'lesson':
      return `Uma lição de ${way.lesson.readingTime} min sobre a sua lacuna “${way.gap}”. As lições não têm limite.`;
    case 'lessons':
      return 'As lições curtas, de poucos minutos, não têm limite.';
    case 'interview':
      return describeInterview(way.left);
  }
}

const describeInterview = (left: number | null): string =>
  left === null
    ? 'O simulador de entrevista não tem limite no seu plano.'
    : `O simulador de entrevista tem a sua própria conta: ${formatCount(left, 'simulação', 'simulações')} neste mês.`;

interface WayProps extends Pick<Props, 'onReply' | 'onChange'> {
  readonly way: OpenWay;
  readonly isMain?: boolean;
}

function Way({ way, isMain = false, onReply, onChange }: WayProps) {
  const className = isMain ? buttonClass({ variant: 'primary' }) : undefined;
  switch (way.kind) {
    case 'reply':
      return <Button onClick={onReply}>Responder ao mentor</Button>;
    case 'step':
      return (
        <AddTask
          messageId={way.exchange.id}
          taskId={way.exchange.taskId}
          isMain={isMain}
          onAdded={(taskId) => onChange({ ...way.exchange, taskId })}
        />
      );
    case 'lesson':
      return (
        <Link className={className} to={buildLessonPath(way.lesson.id)}>
          {way.lesson.title}
        </Link>
      );
    case 'lessons':
      return (
        <Link className={className} to={LIBRARY_PATH}>
          Escolher uma lição
        </Link>
      );
    case 'interview':
      return (
        <Link className={className} to={SIMULATOR_PATH}>
          Treinar uma entrevista
        </Link>
      );
  }
}
