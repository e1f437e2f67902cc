import { STATES, VACANCY_LIMITS, type Vacancy, TRACKER_LIMITS } from '@aura/shared-domain';
import { useAttempt, useForm } from '@aura/shared-pages/forms';
import { Button, Disclosure, Notice, SelectField, TextField, TextArea } from '@aura/shared-ui';
import { useState, useEffect, useRef } from 'react';
import styles from '../../tools.module.css';
import { checkDetails, fillForm, readDetails, type DetailsForm } from './details-form.ts';
import { KeepButton } from './keep-button.tsx';
import type { ChangeJob } from './use-changes.ts';
import { withOffline } from '@aura/shared-pages/data';

interface DetailsProps {
  readonly id: string;
  readonly vacancy: Vacancy;
  readonly change: ChangeJob;
}

const STATE_OPTIONS = [
  { value: '', label: 'Não informado' },
  ...STATES.map((state) => ({ value: state, label: state })),
];
const PERIODS = { hour: 'hora', month: 'mês', year: 'ano' } as const;

/** What the copy of the ad says of the job, for the person to complete and correct. */
export function JobDetails({ id, vacancy, change }: DetailsProps) {
  const [typed, setTyped] = useState(() => fillForm(vacancy));
  const [attempt, run] = useAttempt<'keep'>();
  const { form, errors } = useForm<keyof DetailsForm>({
    check: () => checkDetails(typed),
    onValid: () => void run('keep', () => change(id, { details: readDetails(typed, vacancy) })),
  });
  const field = (name: keyof DetailsForm) => ({
    name,
    autoComplete: 'off',
    value: typed[name],
    error: errors[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  });
  const period = PERIODS[vacancy.salary?.period ?? 'month'];
  return (
    <Disclosure summary="Completar ou corrigir os dados da vaga">
      <form {...form} className={styles['fields']}>
        <TextField {...field('title')} label="Cargo" maxLength={VACANCY_LIMITS.title} />
        <TextField {...field('company')} label="Empresa" maxLength={VACANCY_LIMITS.company} />
        <TextField {...field('city')} label="Cidade" maxLength={VACANCY_LIMITS.city} />
        <SelectField
          label="Estado"
          options={STATE_OPTIONS}
          value={typed.state}
          onChange={(state) => setTyped({ ...typed, state })}
        />
        <TextField
          {...field('least')}
          label={`Paga de (R$ por ${period})`}
          inputMode="numeric"
          maxLength={40}
        />
        <TextField {...field('most')} label={`Até (R$ por ${period})`} inputMode="numeric" maxLength={40} />
        <TextField {...field('expiresOn')} label="Prazo para se candidatar" type="date" />
        <TextField
          {...field('contact')}
          label="Contato"
          hint="Nome, e-mail ou telefone de quem recebe a candidatura."
          maxLength={VACANCY_LIMITS.contact}
        />
        <TextField {...field('url')} label="Link da vaga" inputMode="url" maxLength={VACANCY_LIMITS.url} />
        <KeepButton
          attempt={attempt}
          label="Guardar os dados"
          done="Dados da vaga guardados."
          failed="Os dados não foram guardados"
        />
      </form>
    </Disclosure>
  );
}

interface NotesProps {
  readonly id: string;
  /** The stored notes. */
  readonly notes: string;
  readonly change: ChangeJob;
}

type Saving =
  | { readonly state: 'idle' | 'saving' | 'saved' }
  | { readonly state: 'failed'; readonly message: string };

/** What the person writes about a job: stored when they leave the field or the page, kept on screen if that fails. */
export function NotesField({ id, notes, change }: NotesProps) {
  const [text, setText] = useState(notes);
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const written = useRef({ text: notes, stored: notes });
  const store = async () => {
    const { text: asked, stored } = written.current;
    if (asked === stored) return;
    written.current.stored = asked;
    setSaving({ state: 'saving' });
    const outcome = await change(id, { notes: asked });
    // What was written meanwhile is not stored yet.
    if (outcome.ok) return setSaving({ state: written.current.text === asked ? 'saved' : 'idle' });
    // What was stored before still is: the same text can be sent again.
    if (written.current.stored === asked) written.current.stored = stored;
    setSaving({ state: 'failed', message: withOffline(outcome.error.message) });
  };
  const latest = useRef(store);
  useEffect(() => {
    latest.current = store;
  });
  useEffect(() => {
    const now = () => void latest.current();
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      now();
    };
  }, []);
  return (
    <>
      <TextArea
        label="Anotações"
        hint="Quem é o contato, o que combinaram, o que perguntar. São guardadas quando você sai do campo."
        rows={6}
        counter
        maxLength={TRACKER_LIMITS.notes}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          written.current.text = value;
          if (saving.state === 'saved') setSaving({ state: 'idle' });
        }}
        onBlur={() => void store()}
      />
      <p role="status" className={styles['note']}>
        {saving.state === 'saving' && 'Guardando…'}
        {saving.state === 'saved' && 'Anotações guardadas.'}
      </p>
      {saving.state === 'failed' && (
        <Notice
          tone="error"
          title="As anotações não foram guardadas"
          action={
            <Button variant="secondary" onClick={() => void store()}>
              Guardar agora
            </Button>
          }
        >
          {saving.message} O que você escreveu continua aqui.
        </Notice>
      )}
    </>
  );
}
