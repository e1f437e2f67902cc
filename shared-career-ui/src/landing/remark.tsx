import type { LineRemark } from '@aura/shared-career/line';
import { Icon, VisuallyHidden } from '@aura/shared-ui';
import { Fragment } from 'react';
import styles from './try-line.module.css';

const LENGTHS: Readonly<Record<LineRemark['length'], string>> = {
  short: 'Curta: diz pouco',
  good: 'Tamanho bom de ler',
  long: 'Longa para uma leitura rápida',
};

const PRAISE = 'Esta linha diz o que você fez e quanto. É assim que ela vira prova em um diagnóstico.';
const NO_RULE =
  'Nenhuma regra sabe dizê-la melhor. Comece pelo que você fez e diga quanto mudou, para quem ou em quanto tempo.';

/** The findings in a line: its strengths, a better wording, and facts that only the person knows. */
export function Remark({ remark }: { readonly remark: LineRemark }) {
  const { opensWithAction, hasNumber, length, advice } = remark;
  const isGood = opensWithAction && hasNumber && length === 'good';
  return (
    <>
      <ul className={styles['checks']}>
        <Check holds={opensWithAction} text="Começa pelo que você fez" />
        <Check holds={hasNumber} text="Diz quanto, com um número" />
        <Check holds={length === 'good'} text={LENGTHS[length]} />
      </ul>
      {advice ? (
        <>
          <p>{advice.reason}</p>
          {advice.after !== '' && (
            <blockquote className={styles['after']}>
              <Gaps text={advice.after} />
            </blockquote>
          )}
          {advice.questions.map((question) => (
            <p key={question} className={styles['question']}>
              {question}
            </p>
          ))}
        </>
      ) : (
        <p>{isGood ? PRAISE : NO_RULE}</p>
      )}
    </>
  );
}

function Check({ holds, text }: { readonly holds: boolean; readonly text: string }) {
  return (
    <li data-holds={holds || undefined}>
      <Icon name={holds ? 'check' : 'close'} size={18} />
      <VisuallyHidden>{holds ? 'Sim: ' : 'Não: '}</VisuallyHidden>
      {text}
    </li>
  );
}

/** A text whose parts between brackets are left to the person. */
function Gaps({ text }: { readonly text: string }) {
  return text
    .split(/(\[[^\]]*\])/u)
    .map((part, at) => (
      <Fragment key={at}>
        {part.startsWith('[') ? <mark className={styles['gap']}>{part}</mark> : part}
      </Fragment>
    ));
}
