import {
  AlertKeySchema,
  computeDay,
  companyProgrammeCreateEndpoint,
  type companyProgrammesEndpoint,
  ProgrammeRequestSchema,
  type ResponseOf,
} from '@aura/shared-domain';
import { Button, Card, Notice, SelectField, showToast, TextField } from '@aura/shared-ui';
import { keepErrors, useAttempt, useForm } from '@aura/shared-pages/forms';
import { useState } from 'react';
import * as v from 'valibot';
import { callCompany } from '../access/call-company.ts';
import styles from './programmes.module.css';

interface Props extends Pick<ResponseOf<typeof companyProgrammesEndpoint>, 'departments' | 'catalogue'> {
  /** The alert in the address that the programme answers. */
  readonly alert: string | null;
  readonly asked: {
    readonly unit: string | null;
    readonly lesson: string | null;
    readonly title: string | null;
  };
  readonly onMade: () => void;
}

/** Gives a lesson to a department, or to everybody. */
export function ProgrammeForm({ departments, catalogue, alert, asked, onMade }: Props) {
  const [title, setTitle] = useState(asked.title ?? '');
  const [unit, setUnit] = useState(departments.some(({ id }) => id === asked.unit) ? (asked.unit ?? '') : '');
  const known = catalogue.some(({ id }) => id === asked.lesson);
  const [lesson, setLesson] = useState(known ? (asked.lesson ?? '') : '');
  const [dueOn, setDueOn] = useState('');
  const [today] = useState(() => computeDay(new Date()));
  const [attempt, run] = useAttempt<'create'>();
  const readRequest = () =>
    v.safeParse(ProgrammeRequestSchema, {
      title,
      units: unit ? [unit] : [],
      lessons: lesson ? [lesson] : [],
      dueOn: dueOn || null,
      owner: null,
      alert: v.is(AlertKeySchema, alert) ? alert : null,
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
          options={[
            { value: '', label: 'Escolha uma' },
            ...catalogue.map(({ id, title: name, minutes }) => ({
              value: id,
              label: `${name} (${minutes} min)`,
            })),
          ]}
          value={lesson}
          error={errors.lesson}
          onChange={(chosen) => {
            setLesson(chosen);
            clear('lesson');
          }}
        />
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
