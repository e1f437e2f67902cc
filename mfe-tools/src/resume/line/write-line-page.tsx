import type { LineTask } from '@aura/shared-career/line-task';
import { useTitleFocus } from '@aura/shared-career-ui';
import { formatLongDay, type PlanTask, type Profile } from '@aura/shared-domain';
import { Answered, useAsked } from '@aura/shared-pages/data';
import { useSession } from '@aura/shared-session';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { Link } from '@aura/shared-session/router';
import { Notice, PageHeader } from '@aura/shared-ui';
import { Suspense, useCallback, useState } from 'react';
import styles from '../../tools.module.css';
import { stepPath } from '../paths.ts';
import type { BaseVersion } from './base-version.ts';
import { LineForm } from './line-form.tsx';
import { readBaseVersion } from './read-base-version.ts';

/** It knows every lesson: a chunk of its own. */
const OtherWay = lazyWithRetry(() =>
  import(/* webpackChunkName: "resume-screens" */ './other-way.tsx').then((module) => ({
    default: module.OtherWay,
  })),
);

interface Props {
  readonly task: PlanTask;
  readonly asked: LineTask;
  /** Name of a CV that was read and not analysed yet; null without one. */
  readonly unanalysed: string | null;
}

const LEADS: Readonly<Record<LineTask['kind'], string>> = {
  skill: 'Uma frase basta: diga o que você fez com a competência e ponha um número.',
  paper: 'Se já é seu, escreva aqui: a linha entra em “Cursos e certificados” do seu currículo.',
  results: 'Escolha uma linha do seu currículo e diga quanto: pessoas, tempo, dinheiro, quantidade.',
  summary: 'Três linhas: o que você faz, onde já fez e o que procura agora.',
  firstText: 'Vale trabalho, bico, cuidado, voluntariado ou estudo. É a semente do seu currículo.',
};

/** Where a task of the plan that asks for a text in the CV is carried out. */
export function WriteLinePage({ task, asked, unanalysed }: Props) {
  const session = useSession();
  useTitleFocus(task.id);
  return (
    <>
      <PageHeader
        eyebrow="Sua tarefa"
        title={task.title}
        lead={`${LEADS[asked.kind]} Guardar não gasta análise.`}
      />
      {task.completed && (
        <Notice tone="success" title="Esta tarefa já está feita">
          Você ainda pode escrever outra linha, ou <Link to="/perfil">voltar ao painel</Link>.
        </Notice>
      )}
      {session.status === 'signedIn' && (
        <OfPerson task={task} asked={asked} unanalysed={unanalysed} profile={session.profile} />
      )}
      {'skillId' in asked && (
        // Folded and below the form: the page is usable without it.
        <Suspense fallback={null}>
          <OtherWay task={task} isPaper={asked.kind === 'paper'} />
        </Suspense>
      )}
    </>
  );
}

/** The form, once the person's newest CV is known. It stays what the form began with. */
function OfPerson({ task, asked, unanalysed, profile: current }: Props & { readonly profile: Profile }) {
  const [profile] = useState(current);
  const load = useCallback(() => readBaseVersion(profile), [profile]);
  return (
    <Answered asked={useAsked(load)} label="Buscando o seu currículo…">
      {(base) => (
        <>
          <LineForm task={task} asked={asked} base={base} />
          <p className={styles['note']}>
            {describeBase(base)}{' '}
            {unanalysed !== null && `“${unanalysed}” entra aqui depois que você o analisar. `}
            <Link to={stepPath('curriculo')}>Enviar outro currículo</Link>
          </p>
        </>
      )}
    </Answered>
  );
}

/** Which text the line is written into. */
function describeBase({ id, madeAt, diagnosed }: BaseVersion): string {
  const day = madeAt ? `, de ${formatLongDay(madeAt)}` : '';
  if (id !== null) return `A linha entra na sua versão mais nova${day}.`;
  return diagnosed
    ? `A linha entra no currículo do seu perfil${day}.`
    : 'Você ainda não enviou um currículo.';
}
