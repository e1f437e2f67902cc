import { DIAGNOSIS_LIMITS } from '@aura/shared-domain';
import { CONTRACTS, HORIZONS, WORK_MODELS } from '@aura/shared-career';
import { Checkbox, ChoiceGroup, Disclosure, Notice, TextArea, TextField } from '@aura/shared-ui';
import { useMemo, useState } from 'react';
import { describeSalaryProblem } from '../../wizard/salary.ts';
import { SALARY_CHARACTERS, type GoalDraft } from '../../wizard/state.ts';
import { pick, toOptions } from '../options.ts';
import type { StepProps } from '../step-props.ts';
import styles from '../steps.module.css';
import { findMeasured } from './find-measured.ts';
import { MeasuredAs } from './measured-as.tsx';
import { OccupationField } from './occupation-field.tsx';
import { ReferenceJobs } from './reference-jobs.tsx';

/** The person's goal, and the requirements for the next job. */
export default function GoalStep({ state: { goal }, dispatch }: StepProps) {
  const change = (patch: Partial<typeof goal>) => dispatch({ type: 'goalChanged', patch });
  // The state on arrival: a section must not fold while the person fills it in.
  const [hasConditions] = useState(() => saysConditions(goal));
  const measured = useMemo(
    () => findMeasured(goal.title, goal.occupationId),
    [goal.title, goal.occupationId],
  );
  return (
    <div className={styles['fields']}>
      <Checkbox
        label="Ainda não sei"
        description="O diagnóstico explora caminhos a partir do que você já tem."
        checked={goal.exploring}
        onChange={(event) => change({ exploring: event.currentTarget.checked })}
      />
      {goal.exploring ? (
        <Notice tone="info">
          No modo exploração você recebe forças e caminhos possíveis. Quando escolher um deles, refaça o
          diagnóstico para saber quão perto está.
        </Notice>
      ) : (
        <>
          <div>
            <OccupationField value={goal.title} onChange={(title) => change({ title })} />
            <MeasuredAs
              typed={goal.title}
              measured={measured}
              onChoose={(occupationId) => change({ occupationId })}
              noneText="Vamos medir pelo que você escrever: as competências saem dos anúncios que colar abaixo."
            />
          </div>
          <ReferenceJobs
            unknown={measured.kind === 'unknown' || measured.kind === 'none'}
            jobs={goal.referenceJobs}
            onChange={(referenceJobs) => change({ referenceJobs })}
          />
        </>
      )}
      <ChoiceGroup
        legend="Em quanto tempo?"
        name="horizon"
        layout="row"
        options={toOptions(HORIZONS)}
        value={String(goal.horizonMonths)}
        onChange={(value) => change({ horizonMonths: pick(HORIZONS, value) ?? goal.horizonMonths })}
      />
      <Disclosure summary="Suas condições: regime, modelo, local, salário (opcional)" open={hasConditions}>
        <div className={styles['fields']}>
          <ChoiceGroup
            legend="Regime de contratação"
            name="contract"
            layout="row"
            options={toOptions(CONTRACTS)}
            value={goal.contract}
            onChange={(value) => change({ contract: pick(CONTRACTS, value) ?? goal.contract })}
          />
          <ChoiceGroup
            legend="Modelo de trabalho"
            name="work-model"
            layout="row"
            options={toOptions(WORK_MODELS)}
            value={goal.workModel}
            onChange={(value) => change({ workModel: pick(WORK_MODELS, value) ?? goal.workModel })}
          />
          <div className={styles['columns']}>
            <TextField
              label="Local"
              hint="Opcional. Cidade, estado ou região. Não muda a nota: serve para os avisos e para a primeira busca de vagas, onde você pode mudar."
              maxLength={DIAGNOSIS_LIMITS.location}
              value={goal.location}
              onChange={(event) => change({ location: event.currentTarget.value })}
            />
            <TextField
              label="Piso salarial por mês, em reais"
              hint="Opcional. O menor valor que você aceitaria. Não muda o diagnóstico: preenche a primeira busca de vagas, onde você pode mudar."
              inputMode="decimal"
              maxLength={SALARY_CHARACTERS}
              value={goal.salaryFloor}
              error={describeSalaryProblem(goal.salaryFloor) ?? undefined}
              onChange={(event) => change({ salaryFloor: event.currentTarget.value })}
            />
          </div>
          <TextArea
            label="Restrições"
            hint={
              'Opcional. O que o próximo trabalho precisa respeitar: horários, deslocamento, cuidados com a família. ' +
              'Não muda a nota: serve para os avisos do resultado.'
            }
            maxLength={DIAGNOSIS_LIMITS.constraints}
            counter
            rows={3}
            value={goal.constraints}
            onChange={(event) => change({ constraints: event.currentTarget.value })}
          />
        </div>
      </Disclosure>
    </div>
  );
}

/** Whether there is input that the fold must not hide. */
const saysConditions = ({ contract, workModel, location, salaryFloor, constraints }: GoalDraft): boolean =>
  contract !== 'any' ||
  workModel !== 'any' ||
  [location, salaryFloor, constraints].some((text) => text.trim() !== '');
