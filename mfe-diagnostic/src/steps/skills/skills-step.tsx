import { DIAGNOSIS_LIMITS } from '@aura/shared-domain';
import { PROOF_FROM_LEVEL, SELF_RATING_SCALE } from '@aura/shared-career';
import { Card, ChoiceGroup, Notice, TextArea } from '@aura/shared-ui';
import { useMemo } from 'react';
import { pick, toOptions } from '../options.ts';
import { QuestionList } from '../one-by-one/question-list.tsx';
import type { StepProps } from '../step-props.ts';
import styles from '../steps.module.css';
import { listAskedSkills } from './asked-skills.ts';

const LEVELS = toOptions(SELF_RATING_SCALE.map(({ value, label }) => ({ value, label })));

/** Self-rating of the skills of the goal; the high levels ask for one proof. */
export default function SkillsStep({ state, dispatch }: StepProps) {
  const { goal, variant } = state;
  const questions = useMemo(
    () => listAskedSkills(goal, variant).map(({ skillId, label }) => ({ id: skillId, label })),
    [goal, variant],
  );
  if (questions.length === 0) {
    return (
      <Notice tone="info" title="Sem competências para avaliar">
        Ainda não sabemos quais competências o seu objetivo pede. Volte ao passo “Objetivo” e escolha um cargo
        da lista ou cole anúncios de vagas; ou siga sem este passo.
      </Notice>
    );
  }
  return (
    <div className={styles['fields']}>
      <QuestionList
        questions={questions}
        isAnswered={({ id }) => (state.selfRatings[id]?.level ?? null) !== null}
        one="Competência"
        progress="Competências avaliadas"
        // The high levels ask for one more thing first.
        leadsOn={(level) => Number(level) < PROOF_FROM_LEVEL}
      >
        {({ id, label }) => {
          const rating = state.selfRatings[id];
          const level = rating?.level ?? null;
          return (
            <Card as="article">
              <ChoiceGroup
                legend={label}
                name={`skill-${id}`}
                layout="scale"
                options={LEVELS}
                value={level === null ? null : String(level)}
                onChange={(value) => {
                  const chosen = pick(SELF_RATING_SCALE, value);
                  if (chosen !== undefined)
                    dispatch({ type: 'selfRated', skillId: id, patch: { level: chosen } });
                }}
              />
              <p className={styles['note']} role="status">
                {SELF_RATING_SCALE.find((option) => option.value === level)?.hint}
              </p>
              {level !== null && level >= PROOF_FROM_LEVEL && (
                <TextArea
                  label={`Uma prova de ${label}`}
                  hint="Uma entrega, um resultado, um certificado. Sem prova, esta nota pesa menos."
                  maxLength={DIAGNOSIS_LIMITS.proof}
                  counter
                  rows={2}
                  value={rating?.proof ?? ''}
                  onChange={(event) =>
                    dispatch({ type: 'selfRated', skillId: id, patch: { proof: event.currentTarget.value } })
                  }
                />
              )}
            </Card>
          );
        }}
      </QuestionList>
    </div>
  );
}
