import { formatValue, PlanLimit } from '@aura/shared-career-ui';
import {
  formatLongDay,
  describeUsage,
  computeToolUsage,
  type DiagnosisResult,
  type DiagnosisVariant,
} from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Card, Dialog, Notice, PageHeader } from '@aura/shared-ui';
import { useState } from 'react';
import type { StoredDraft } from '../draft/parse-draft.ts';
import { QUICK_LIMIT } from '../submit/quick-limit.ts';
import type { StoredDiagnosis } from '../result/versions/records.ts';
import styles from './intro.module.css';
import type { Earlier } from './measure-again.ts';
import { readNewestResume } from './newest-resume.ts';
import type { WizardState } from './state.ts';
import { STEP_TEXTS } from '../generated/steps.ts';
import { formatTimeLeft } from './step-texts.ts';
import { listSteps, type StepId } from './steps.ts';

interface Props {
  readonly state: WizardState | null;
  readonly draft: StoredDraft['kind'] | 'unreachable';
  readonly earlier: StoredDiagnosis | null;
  readonly onMeasureAgain: (earlier: Earlier) => void;
  readonly onStart: (variant: DiagnosisVariant) => void;
  readonly onResume: (step: StepId) => void;
  readonly onDiscard: () => Promise<void>;
}

/**
 * The ways to begin or to continue, then the use of the data. Each button comes before what explains it: on a phone it
 * must be on the first screen.
 */
export function Intro({ state, draft, earlier, onMeasureAgain, onStart, onResume, onDiscard }: Props) {
  return (
    <>
      <PageHeader
        eyebrow="Cerca de 10 minutos"
        title="Diagnóstico de carreira"
        lead="O que você já tem para o próximo passo, o que falta, e o que fazer em 90 dias, com a linha que comprova cada conclusão."
      />
      <DraftNotice kind={draft} />
      {state ? (
        <Unfinished state={state} onResume={onResume} onDiscard={onDiscard} />
      ) : (
        <>
          {earlier?.answers && <MeasureAgain earlier={earlier} onMeasureAgain={onMeasureAgain} />}
          <Variants onStart={onStart} />
        </>
      )}
      {earlier?.result && <LastResult at={earlier.createdAt} result={earlier.result} />}
      {state?.variant !== 'full' && <PlanLimit of={QUICK_LIMIT} onlyWhenSpent />}
      <Privacy />
    </>
  );
}

/** Whoever comes here for the result, not for another measure, finds it. */
function LastResult({ at, result: { readiness } }: { readonly at: Date; readonly result: DiagnosisResult }) {
  return (
    <Card>
      <h2>Seu último resultado</h2>
      <p>
        De {formatLongDay(at)}
        {readiness.value !== null && `: ${formatValue(readiness.value)} de 100`}.
      </p>
      <Link className={buttonClass({ variant: 'secondary' })} to="/diagnostico/resultado">
        Ver o resultado
      </Link>
    </Card>
  );
}

function DraftNotice({ kind }: { readonly kind: Props['draft'] }) {
  if (kind === 'unreadable') {
    return (
      <Notice tone="warning" title="Seu rascunho anterior não pôde ser aberto">
        Ele foi salvo em um formato que esta versão não lê. Comece um novo diagnóstico: seu perfil e seus
        resultados não foram alterados.
      </Notice>
    );
  }
  if (kind === 'unreachable') {
    return (
      <Notice tone="warning" title="Não conseguimos verificar se há um rascunho">
        Se você tinha um diagnóstico em andamento, recarregue a página quando a conexão voltar. Começar agora
        substitui o rascunho salvo.
      </Notice>
    );
  }
  return null;
}

function Unfinished({
  state,
  onResume,
  onDiscard,
}: Pick<Props, 'onResume' | 'onDiscard'> & { state: WizardState }) {
  const [asking, setAsking] = useState(false);
  return (
    <Card tone="accent">
      <h2>Você tem um diagnóstico em andamento</h2>
      <p>
        {state.variant === 'full' ? 'Diagnóstico completo' : 'Diagnóstico rápido'}, no passo “
        {STEP_TEXTS[state.step].label}”.
      </p>
      <div className={styles['actions']}>
        <Button onClick={() => onResume(state.step)}>Continuar de onde parei</Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Começar de novo
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Começar de novo?"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Manter o que preenchi
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                void onDiscard();
              }}
            >
              Apagar e começar de novo
            </Button>
          </>
        }
      >
        <p>As respostas deste rascunho serão apagadas. Diagnósticos já concluídos não mudam.</p>
      </Dialog>
    </Card>
  );
}

/** With every earlier answer filled in, measuring again is a matter of a minute. */
function MeasureAgain({
  earlier: { answers, variant, createdAt },
  onMeasureAgain,
}: Pick<Props, 'onMeasureAgain'> & { earlier: StoredDiagnosis }) {
  const session = useSession();
  const [busy, setBusy] = useState(false);
  if (!answers || session.status !== 'signedIn') return null;
  const begin = async () => {
    setBusy(true);
    onMeasureAgain({
      variant,
      answers,
      resume: await readNewestResume(session.profile.resumeText, createdAt),
    });
  };
  return (
    <Card tone="accent">
      <h2>Medir de novo</h2>
      <p className={styles['time']}>1 a 2 minutos</p>
      <Button size="lg" busy={busy} onClick={() => void begin()}>
        Medir de novo
      </Button>
      <p>
        Comece das respostas de {formatLongDay(createdAt)}: objetivo, cidade, restrições, interesses,
        competências e currículo já vêm preenchidos. Mude só o que mudou. Entram na conta a versão mais nova
        do currículo que você guardou no otimizador, tarefas concluídas e provas guardadas.
      </p>
    </Card>
  );
}

function Variants({ onStart }: Pick<Props, 'onStart'>) {
  return (
    <div className={styles['variants']}>
      <Card as="article">
        <h2>Diagnóstico completo</h2>
        <p className={styles['time']}>
          Leva {formatTimeLeft(listSteps({ variant: 'full', hasResume: true }))}
        </p>
        <Button size="lg" onClick={() => onStart('full')}>
          Começar o completo
        </Button>
        <p>
          Objetivo, currículo, experiências fora do currículo, interesses, valores, competências e contexto. É
          o que dá o retrato mais fiel e o plano mais ajustado.
        </p>
      </Card>
      <Card as="article">
        <h2>Diagnóstico rápido</h2>
        <p className={styles['time']}>
          Leva {formatTimeLeft(listSteps({ variant: 'quick', hasResume: true }))}
          <QuickUsage />
        </p>
        <Button size="lg" variant="secondary" onClick={() => onStart('quick')}>
          Começar o rápido
        </Button>
        <p>
          Objetivo, currículo e seis competências. Serve para ter uma primeira leitura; mede menos coisas, e o
          resultado diz quais.
        </p>
      </Card>
    </div>
  );
}

/** How many quick ones of the month are used. */
function QuickUsage() {
  const session = useSession();
  const [now] = useState(() => new Date());
  if (session.status !== 'signedIn') return null;
  const usage = computeToolUsage(session.profile, QUICK_LIMIT.tool, now);
  return <> · {usage.limit === null ? 'sem limite' : describeUsage(usage)}</>;
}

function Privacy() {
  return (
    <section className={styles['privacy']}>
      <h2>O que acontece com seus dados</h2>
      <ul>
        <li>O arquivo do currículo é lido no seu navegador. Ele não é enviado a lugar nenhum.</li>
        <li>
          O que foi lido e as suas respostas ficam em um rascunho da sua conta, que só você vê, para poder
          parar e continuar depois.
        </li>
        <li>
          A análise só acontece quando você confirmar, no último passo. Aí o texto conferido e as respostas
          são salvos no seu perfil.
        </li>
        <li>O resultado vem de regras abertas, que a página do resultado mostra e refaz na sua frente.</li>
        <li>Nenhuma empresa vê seu currículo, suas respostas ou seu resultado.</li>
      </ul>
    </section>
  );
}
