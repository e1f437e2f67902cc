import { formatLongDay, type OwnPulse, type PulseAnswers } from '@aura/shared-domain';
import { Button, Card, ChoiceGroup, Notice, Disclosure } from '@aura/shared-ui';
import { useFocusWhenGone } from '@aura/shared-pages/focus';
import { useForm } from '@aura/shared-pages/forms';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './pulse.module.css';

/** What a company sees of a pulse, shown before the person answers. */
const WhatIsSeen = ({ company }: { readonly company: string }) => (
  <>
    <ul>
      <li>
        {company} vê só números de grupos, arredondados, e só quando pelo menos dez pessoas respondem. Nunca a
        resposta de alguém, nem quem respondeu.
      </li>
      <li>As respostas são guardadas sem o seu nome e apagadas quando o pulso termina e é contado.</li>
      <li>Até lá, você pode mudá-las ou apagá-las aqui. Depois, o que foi contado fica só como número.</li>
    </ul>
    <Disclosure summary="Como as suas respostas são guardadas">
      <p>
        O registro tem as respostas e o grupo em que contam: não tem seu nome, sua conta nem a hora. O código
        dele é calculado com uma chave sorteada para este pulso, que é apagada junto com as respostas.
        Enquanto o pulso está aberto, os sistemas da Aura usam essa chave para achar a sua resposta e você
        poder mudá-la; a empresa não tem acesso a nada disso. Não há texto livre. Participar dos números do
        painel ou ficar fora deles não muda nada aqui: só conta quem responde.
      </p>
      <p>
        O pulso não avalia a sua saúde e não serve para denúncias. Se você sofre ou viu assédio ou violência,
        procure o canal de denúncia da empresa, a CIPA, o sindicato ou ligue 100. Se precisa conversar, o CVV
        atende no 188.
      </p>
    </Disclosure>
  </>
);

interface Props {
  readonly pulse: OwnPulse;
  /** Stores the answers, or withdraws them; null after a success, otherwise the reason of the failure. */
  readonly send: (answers: PulseAnswers | null) => Promise<string | null>;
}

const NONE: PulseAnswers = { items: {}, enps: null };
const SKIP = 'pular';
const TEN = 10;

/** A pulse of one company: first what it sees, then the statements. */
export function PulseForm({ pulse: { company, closesAt, questions, answers }, send }: Props) {
  const [given, setGiven] = useState(answers ?? NONE);
  const [done, setDone] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [part, setPart] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that takes the answers back is gone with them.
  useFocusWhenGone(answers !== null, heading);
  const parts = splitQuestions(questions);
  const turnTo = (next: number) => {
    flushSync(() => setPart(next));
    title.current?.focus();
  };
  const store = async (next: PulseAnswers | null, said: string) => {
    setIsBusy(true);
    setProblem('');
    setDone('');
    const failure = await send(next);
    setIsBusy(false);
    if (failure !== null) return setProblem(failure);
    if (next === null) setGiven(NONE);
    setDone(said);
  };
  const answer = () => {
    if (Object.keys(given.items).length === 0 && given.enps === null)
      setProblem(
        'Você ainda não respondeu a nenhuma afirmação. Se preferir não responder, é só sair desta página.',
      );
    else void store(given, 'Respostas guardadas. Até o fim do pulso, você pode mudá-las ou apagá-las aqui.');
  };
  const { form } = useForm({ onValid: answer });
  const choose = (id: string, value: string) =>
    setGiven(({ items, enps }) => ({
      items: Object.fromEntries([
        ...Object.entries(items).filter(([item]) => item !== id),
        ...(value === SKIP ? [] : [[id, Number(value)] as const]),
      ]),
      enps,
    }));
  // It ends with a day: a moment before, so that this day is named.
  const lastDay = formatLongDay(new Date(Date.parse(closesAt) - 1));
  return (
    <Card as="article" aria-label={`Pulso de ${company}`} className={styles['page']}>
      <h2 ref={heading} tabIndex={-1}>
        {company}
      </h2>
      <p>Você pode responder até {lastDay}.</p>
      <WhatIsSeen company={company} />
      <form {...form} className={styles['form']}>
        {parts.length > 1 && (
          <h3 ref={title} tabIndex={-1}>
            Parte {part + 1} de {parts.length}
          </h3>
        )}
        {(parts[part] ?? []).map((question) =>
          question === null ? (
            <ChoiceGroup
              key="enps"
              legend={questions.enps ?? ''}
              name="enps"
              layout="row"
              options={[
                ...Array.from({ length: TEN + 1 }, (__, at) => ({ value: String(at), label: String(at) })),
                { value: SKIP, label: 'Prefiro não responder' },
              ]}
              value={given.enps === null ? SKIP : String(given.enps)}
              onChange={(value) =>
                setGiven(({ items }) => ({ items, enps: value === SKIP ? null : Number(value) }))
              }
            />
          ) : (
            <ChoiceGroup
              key={question.id}
              legend={question.text}
              name={question.id}
              options={[
                ...questions.scale.map((label, at) => ({ value: String(at), label })),
                { value: SKIP, label: 'Prefiro não responder' },
              ]}
              value={question.id in given.items ? String(given.items[question.id]) : SKIP}
              onChange={(value) => choose(question.id, value)}
            />
          ),
        )}
        {parts.length > 1 && (
          <div className={styles['ways']}>
            {part > 0 && (
              <Button variant="secondary" onClick={() => turnTo(part - 1)}>
                Voltar
              </Button>
            )}
            {part < parts.length - 1 && (
              <Button variant="secondary" onClick={() => turnTo(part + 1)}>
                Próximas afirmações
              </Button>
            )}
          </div>
        )}
        <div role="status">{done && <Notice tone="success">{done}</Notice>}</div>
        {problem && (
          <Notice tone="error" title="As respostas não foram guardadas">
            {problem}
          </Notice>
        )}
        <div className={styles['ways']}>
          <Button type="submit" busy={isBusy}>
            {answers === null ? 'Enviar respostas' : 'Guardar as mudanças'}
          </Button>
          {answers !== null && (
            <Button
              variant="quiet"
              disabled={isBusy}
              onClick={() => void store(null, 'As suas respostas foram apagadas.')}
            >
              Apagar minhas respostas
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

/** Statements that are shown at once: a phone shows two of them. */
const AT_ONCE = 4;

/** The questions, a few at a time; null is the question about recommending the company. */
function splitQuestions({
  items,
  enps,
}: OwnPulse['questions']): readonly (readonly ((typeof items)[number] | null)[])[] {
  const all = enps === null ? items : [...items, null];
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) =>
    all.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}
