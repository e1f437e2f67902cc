import {
  addDays,
  computeDay,
  companyProgrammeCreateEndpoint,
  type companyProgrammesEndpoint,
  ProgrammeRequestSchema,
  type ResponseOf,
} from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, Card, Notice, SelectField, showToast, TextField } from '@aura/shared-ui';
import { keepErrors, useAttempt, useForm } from '@aura/shared-pages/forms';
import { useState } from 'react';
import * as v from 'valibot';
import { callCompany } from '../access/call-company.ts';
import type { Proposed } from './cause.ts';
import { formatDateOf } from '../words/dates.ts';
import { describeOrigin, PROPOSED_WEEKS } from './origin.ts';
import { buildProgrammeLink } from './programme-id.ts';
import { listLessonOptions } from './lesson-options.ts';
import { findRunningWith } from './running-lesson.ts';
import styles from './programmes.module.css';

interface Props {
  readonly known: Pick<
    ResponseOf<typeof companyProgrammesEndpoint>,
    'departments' | 'catalogue' | 'programmes'
  >;
  /** What the address proposes, from an alert or from the answers of a pulse. */
  readonly proposed: Proposed;
  readonly onMade: () => void;
}

/** Gives a lesson to a department, or to everybody; filled from the alert that led here, and says so. */
export function ProgrammeForm({ known, proposed, onMade }: Props) {
  const { departments, catalogue } = known;
  const [today] = useState(() => computeDay(new Date()));
  const [title, setTitle] = useState(proposed.title);
  const [unit, setUnit] = useState(() => findKnown(departments, proposed.unit));
  const [lesson, setLesson] = useState(() => findKnown(catalogue, proposed.lesson));
  const [dueOn, setDueOn] = useState(proposed.cause ? addDays(today, PROPOSED_WEEKS * 7) : '');
  const origin = describeOrigin(proposed, known);
  const running = findRunningWith(known.programmes, lesson, unit || null);
  const [attempt, run] = useAttempt<'create'>();
  const readRequest = () =>
    v.safeParse(ProgrammeRequestSchema, {
      title,
      units: unit ? [unit] : [],
      lessons: lesson ? [lesson] : [],
      dueOn: dueOn || null,
      owner: null,
      alert: proposed.alert,
    });
  const { form, errors, clear } = useForm<'title' | 'lesson' | 'dueOn'>({
    check: () =>
      keepErrors({
        title: v.is(ProgrammeRequestSchema.entries.title, title)
          ? null
          : 'Dê um nome de 3 a 80 letras ao programa.',
        lesson: lesson ? null : 'Escolha uma lição.',
        dueOn: dueOn && dueOn < today ? 'Escolha hoje ou um dia depois.' : null,
      }),
    onValid: () => void create(),
  });
  const create = async () => {
    const request = readRequest();
    if (!request.success || attempt.status === 'pending') return;
    if (!(await run('create', () => callCompany(companyProgrammeCreateEndpoint, request.output)))) return;
    setTitle('');
    setDueOn('');
    showToast({ kind: 'success', text: 'Programa criado.' });
    onMade();
  };
  return (
    <Card as="section" aria-labelledby="novo-programa">
      <form {...form} className={styles['form']}>
        <h2 id="novo-programa">Novo programa</h2>
        {origin !== null && (
          <Notice tone="info" title="Este programa responde a um alerta">
            {origin}
          </Notice>
        )}
        <TextField
          label="Nome do programa"
          value={title}
          required
          maxLength={80}
          error={errors.title}
          onChange={({ target }) => {
            setTitle(target.value);
            clear('title');
          }}
        />
        <SelectField
          label="Para quem"
          options={[
            { value: '', label: 'Empresa toda' },
            ...departments.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={unit}
          onChange={setUnit}
        />
        <SelectField
          label="Lição"
          options={[{ value: '', label: 'Escolha uma' }, ...listLessonOptions(catalogue)]}
          value={lesson}
          error={errors.lesson}
          onChange={(chosen) => {
            setLesson(chosen);
            clear('lesson');
          }}
        />
        {running && (
          <Notice
            tone="info"
            title="Esta lição já corre para este grupo"
            action={<Link to={buildProgrammeLink(running)}>Ver o programa</Link>}
          >
            Programa “{running.title}”, desde {formatDateOf(running.createdAt)}. Escolha outra lição ou outro
            grupo.
          </Notice>
        )}
        <TextField
          label="Até quando (opcional)"
          type="date"
          min={today}
          value={dueOn}
          error={errors.dueOn}
          onChange={({ target }) => {
            setDueOn(target.value);
            clear('dueOn');
          }}
        />
        {attempt.status === 'failed' && (
          <Notice tone="error" title="O programa não foi criado">
            {attempt.message}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={attempt.status === 'pending'}>
            Criar programa
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The id if it is of one of them; otherwise the empty choice. */
const findKnown = (all: readonly { readonly id: string }[], id: string | null): string =>
  all.find((one) => one.id === id)?.id ?? '';
