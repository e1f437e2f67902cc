import {
  AlertKeySchema,
  companyProgrammeCreateEndpoint,
  type companyProgrammesEndpoint,
  ProgrammeRequestSchema,
  type ResponseOf,
} from '@aura/shared-domain';
import { Button, Card, Notice, SelectField, showToast, TextField } from '@aura/shared-ui';
import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { callCompany } from '../access/call-company.ts';
import styles from './programmes.module.css';

interface Props extends Pick<ResponseOf<typeof companyProgrammesEndpoint>, 'departments' | 'catalogue'> {
  /** What the address says of the alert that the programme answers. */
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
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const request = v.safeParse(ProgrammeRequestSchema, {
      title,
      units: unit ? [unit] : [],
      lessons: lesson ? [lesson] : [],
      dueOn: dueOn || null,
      owner: null,
      alert: v.is(AlertKeySchema, alert) ? alert : null,
    });
    if (!request.success) {
      setProblem('Dê um nome de 3 a 80 letras ao programa e escolha um micro-learning.');
      return;
    }
    setIsBusy(true);
    setProblem('');
    const answer = await callCompany(companyProgrammeCreateEndpoint, request.output);
    setIsBusy(false);
    if (!answer.ok) {
      setProblem(answer.error.message);
      return;
    }
    setTitle('');
    showToast({ kind: 'success', text: 'Programa criado.' });
    onMade();
  };
  return (
    <Card as="section" aria-labelledby="novo-programa">
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <h2 id="novo-programa">Novo programa</h2>
        <TextField
          label="Nome do programa"
          value={title}
          required
          maxLength={80}
          onChange={({ target }) => setTitle(target.value)}
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
          label="Micro-learning"
          options={[
            { value: '', label: 'Escolha um' },
            ...catalogue.map(({ id, title: name, minutes }) => ({
              value: id,
              label: `${name} (${minutes} min)`,
            })),
          ]}
          value={lesson}
          onChange={setLesson}
        />
        <TextField
          label="Até quando (opcional)"
          type="date"
          value={dueOn}
          onChange={({ target }) => setDueOn(target.value)}
        />
        {problem && (
          <Notice tone="error" title="O programa não foi criado">
            {problem}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isBusy}>
            Criar programa
          </Button>
        </div>
      </form>
    </Card>
  );
}
