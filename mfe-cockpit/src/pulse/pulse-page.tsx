import { companyPulsesEndpoint, type Pulses } from '@aura/shared-domain';
import { Disclosure, Notice, PageHeader } from '@aura/shared-ui';
import { Answered, useAsked } from '@aura/shared-pages/data';
import { useFocusWhenGone } from '@aura/shared-pages/focus';
import { useRef } from 'react';
import { callCompany } from '../access/call-company.ts';
import { NextLink } from '../layout/next-action.tsx';
import { choosePulseStep } from './next-pulse-step.ts';
import { PulseForm } from './pulse-form.tsx';
import { PulseList } from './pulse-list.tsx';
import { describeWhom, formatLastDay } from './pulse-words.ts';
import { formatDateOf } from '../words/dates.ts';
import styles from './pulse.module.css';

/** `/cockpit/pulso`: asks how work is, and shows what groups answered; never who. */
export default function PulsePage() {
  const asked = useAsked(load);
  const list = useRef<HTMLHeadingElement>(null);
  // What was opened or cancelled takes the button that had the focus with it.
  useFocusWhenGone(asked.isAsking && asked.value !== null, list);
  return (
    <div className={styles['page']}>
      <PageHeader
        eyebrow="Painel de Gestão"
        title="Pulso"
        lead={
          'Doze afirmações sobre o trabalho, a partir dos fatores de risco psicossocial da NR-1. ' +
          'Responder é opcional, e você vê só números de grupos.'
        }
      />
      <Answered asked={asked} label="Carregando os pulsos…" failed="Não foi possível carregar os pulsos">
        {(loaded) => (
          <>
            <NextLink {...choosePulseStep(loaded)} />
            <Notice tone="info" title="O que o pulso é, e o que não é">
              Ele mostra onde olhar primeiro. Não é diagnóstico de ninguém nem substitui o levantamento de
              perigos e o inventário de riscos do PGR, que são técnicos e incluem conversar com quem faz o
              trabalho. Não há notas por nome nem matriz 9-box: respostas de uma pessoa nunca aparecem aqui.
            </Notice>
            <NextPulse loaded={loaded} onOpened={asked.reload} />
            <PulseList loaded={loaded} titleRef={list} onCancelled={asked.reload} />
            <About questions={loaded.questions} />
          </>
        )}
      </Answered>
    </div>
  );
}

interface NextPulseProps {
  readonly loaded: Pulses;
  readonly onOpened: () => void;
}

/** The form of a pulse; while one runs, until when it does, and the day of its results. */
function NextPulse({ loaded: { pulses, refusal, units }, onOpened }: NextPulseProps) {
  const open = pulses.find(({ results }) => results === null);
  if (open)
    return (
      <Notice tone="success" title="Pulso em andamento">
        <p>
          Consulta {describeWhom(open)}. As pessoas são avisadas dentro da Aura e respondem, se quiserem, até
          o fim do dia {formatLastDay(open)}. O resultado aparece nesta página a partir de{' '}
          {formatDateOf(open.closesAt)}, e então dá para abrir outro.
        </p>
      </Notice>
    );
  if (refusal === null) return <PulseForm units={units} onOpened={onOpened} />;
  return (
    <Notice tone="info" title="Ainda não é hora de outro pulso">
      {refusal}
    </Notice>
  );
}

const load = () => callCompany(companyPulsesEndpoint);

/** How the numbers are computed, their limits, and the questions with their sources. */
const About = ({ questions: { items, enps } }: Pick<Pulses, 'questions'>) => (
  <div>
    <Disclosure summary="Como os números são feitos, e os limites deles">
      <ul>
        <li>
          Cada soma é de grupos de cinco pessoas, arredondada para um múltiplo de 5 quando o pulso termina.
          Nesse momento as respostas são apagadas. Enquanto ele está aberto, nada é mostrado, nem quantas
          pessoas responderam.
        </li>
        <li>
          Um número precisa de pelo menos dez respostas. Desfavorável é quem discorda, no todo ou em parte;
          favorável, quem concorda. A faixa diz entre quais valores o número estava antes do arredondamento.
        </li>
        <li>
          Quem responde escolhe responder: o resultado é de quem respondeu, e não vale como a opinião de
          todos. Com pouca participação, pergunte antes por que as pessoas não responderam.
        </li>
        <li>
          As afirmações são nossas e não formam uma escala validada. Não há ponto de corte: 30% é só o ponto a
          partir do qual sugerimos um próximo passo.
        </li>
        <li>
          O eNPS é a parte de quem dá 9 ou 10 menos a de quem dá de 0 a 6. Ele resume demais: leia-o junto com
          as afirmações.
        </li>
      </ul>
    </Disclosure>
    <Disclosure summary="O que é perguntado, e de onde vem">
      <ol className={styles['questions']}>
        {items.map(({ id, factor, text, source }) => (
          <li key={id}>
            {text}
            <small>
              {factor}. {source}.
            </small>
          </li>
        ))}
        {enps !== null && (
          <li>
            {enps}
            <small>Pergunta de recomendação (eNPS). Você escolhe se ela entra.</small>
          </li>
        )}
      </ol>
    </Disclosure>
  </div>
);
