import { useTitleFocus } from '@aura/shared-career-ui';
import { Answered, useAsked } from '@aura/shared-pages/data';
import { keepErrors, useAttempt, useForm } from '@aura/shared-pages/forms';
import { foldKey } from '@aura/shared-career';
import { MENTOR_LIMITS, type MentorFact, mentorFactSaveEndpoint } from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, PageHeader, SelectField, showToast, TextField } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../../tools.module.css';
import { MENTOR_PATH } from '../paths.ts';
import { FactItem } from './fact-item.tsx';
import { KEEP_OPTIONS, keepDaysOf } from './keep-options.ts';
import { KnownElsewhere } from './known-elsewhere.tsx';
import { mentorFactRecords } from '../records.ts';
import { saveFile } from '@aura/shared-pages/download';

/** `?tela=sobre-mim`: everything that the mentor remembers of the person, to read, change, take along and erase. */
export function FactsPage() {
  const remembered = useAsked(mentorFactRecords.list);
  const { value: listed, reload } = remembered;
  const [now] = useState(() => new Date());
  useTitleFocus('facts');
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChanged = useRef(false);
  // The list is fetched anew after a change; what had the focus is no longer in it.
  useEffect(() => {
    if (hasChanged.current) heading.current?.focus();
    hasChanged.current = false;
  }, [listed]);
  const showChange = () => {
    hasChanged.current = true;
    reload();
  };
  const facts = (listed ?? []).flatMap(({ id, value }) => (value ? [{ id, fact: value }] : []));
  return (
    <>
      <PageHeader
        eyebrow="Mentor de carreira"
        title="O que sei sobre você"
        lead={
          'O mentor só lembra do que você autorizou, frase por frase. Saúde, religião, política, sindicato, vida ' +
          'sexual, raça, documentos e dados de outras pessoas nunca são guardados.'
        }
        actions={
          <Link className={buttonClass({ variant: 'secondary' })} to={MENTOR_PATH}>
            Voltar à conversa
          </Link>
        }
      />
      <section className={styles['section']} aria-labelledby="remembered-title">
        <h2 id="remembered-title" ref={heading} tabIndex={-1} className={styles['step']}>
          O que você autorizou lembrar
        </h2>
        <Answered asked={remembered} label="Buscando o que está guardado…">
          {() => facts.length === 0 && <p>Nada por enquanto.</p>}
        </Answered>
        <ul className={styles['list']}>
          {facts.map(({ id, fact }) => (
            <li key={id}>
              <FactItem id={id} fact={fact} now={now} onChanged={showChange} />
            </li>
          ))}
        </ul>
        {facts.length > 0 && <ExportFacts facts={facts.map(({ fact }) => fact)} />}
      </section>
      <AddFact known={facts.map(({ fact }) => fact.text)} onAdded={reload} />
      <KnownElsewhere />
    </>
  );
}

interface AddProps {
  /** What is remembered already. */
  readonly known: readonly string[];
  readonly onAdded: () => void;
}

function AddFact({ known, onAdded }: AddProps) {
  const [text, setText] = useState('');
  const [keep, setKeep] = useState('');
  const [attempt, run] = useAttempt<'add'>();
  const add = async () => {
    const fact = { id: crypto.randomUUID(), text, origin: 'person', keepDays: keepDaysOf(keep) } as const;
    if (!(await run('add', () => call(mentorFactSaveEndpoint, fact)))) return;
    setText('');
    showToast({ kind: 'success', text: 'Guardado. O mentor leva isso em conta daqui em diante.' });
    onAdded();
  };
  const { form, errors } = useForm<'text'>({
    check: () => keepErrors({ text: checkFact(text, known) }),
    onValid: () => void add(),
  });
  const failure = attempt.status === 'failed' ? attempt.message : undefined;
  return (
    <section className={styles['section']} aria-labelledby="add-title">
      <h2 id="add-title">Contar algo</h2>
      <form {...form} className={styles['fields']}>
        <TextField
          label="O que o mentor deve lembrar"
          hint="Por exemplo: “Só posso estudar à noite” ou “Quero ficar em Recife”."
          value={text}
          maxLength={MENTOR_LIMITS.factCharacters}
          error={errors.text ?? failure}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField label="Por quanto tempo" options={KEEP_OPTIONS} value={keep} onChange={setKeep} />
        <div>
          <Button type="submit" busy={attempt.status === 'pending'}>
            Guardar
          </Button>
        </div>
      </form>
    </section>
  );
}

function checkFact(text: string, known: readonly string[]): string | null {
  if (text.trim().length < 3) return 'Escreva o que o mentor deve lembrar.';
  return known.some((one) => foldKey(one) === foldKey(text)) ? 'Isso já está guardado.' : null;
}

/** What is remembered, as a file for the person. */
function ExportFacts({ facts }: { readonly facts: readonly MentorFact[] }) {
  const save = () =>
    saveFile('aura-o-que-o-mentor-sabe.json', JSON.stringify({ facts }, null, 2), 'application/json');
  return (
    <div>
      <Button variant="secondary" onClick={save}>
        Baixar em JSON
      </Button>
    </div>
  );
}
