import { DIAGNOSIS_LIMITS } from '@aura/shared-domain';
import { findSkillById, PROOF_FROM_LEVEL, SELF_RATING_SCALE } from '@aura/shared-career';
import { Card, ChoiceGroup, type ChoiceOption, Notice, TextArea } from '@aura/shared-ui';
import { useMemo } from 'react';
import { pick, toOptions } from '../options.ts';
import { QuestionList } from '../one-by-one/question-list.tsx';
import type { StepProps } from '../step-props.ts';
import styles from '../steps.module.css';
import { listAskedSkills } from './asked-skills.ts';

const LEVELS = toOptions(SELF_RATING_SCALE.map(({ value, label }) => ({ value, label })));

/** What is asked about one kind of skill; the levels that are stored are those of the scale. */
interface Asking {
  readonly levels: readonly ChoiceOption[];
  /** Tells of a level. */
  readonly hintOf: (level: number | null) => string | undefined;
  readonly proof: { readonly label: (skill: string) => string; readonly hint: string };
}

const PRACTICE: Asking = {
  levels: LEVELS,
  hintOf: (level) => SELF_RATING_SCALE.find(({ value }) => value === level)?.hint,
  proof: {
    label: (skill) => `Uma prova de ${skill}`,
    hint: 'Uma entrega, um resultado, um certificado. Sem prova, esta nota pesa menos.',
  },
};

/** A registration or a course is held or not: nobody does it with help, or teaches it. */
const LICENCE: Asking = {
  levels: [
    { value: '0', label: 'Não tenho' },
    { value: '2', label: 'Em andamento' },
    { value: '4', label: 'Tenho' },
  ],
  hintOf: (level) => (level === 2 ? 'Se parou ou trancou, marque “Não tenho”.' : undefined),
  proof: {
    label: (skill) => `Onde consta: ${skill}`,
    hint: 'Órgão ou instituição e o ano. O número não é preciso. Sem isso, a resposta pesa menos.',
  },
};

/** The option that shows a stored level. A licence may have been rated on the scale of practice, which has five. */
const findOption = ({ levels }: Asking, level: number | null): string | null =>
  level === null ? null : (levels.find(({ value }) => Number(value) >= level)?.value ?? null);

const chooseAsking = (skillId: string): Asking =>
  findSkillById(skillId)?.kind === 'licence' ? LICENCE : PRACTICE;

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
          const asking = chooseAsking(id);
          const { levels, hintOf, proof } = asking;
          return (
            <Card as="article">
              <ChoiceGroup
                legend={label}
                name={`skill-${id}`}
                layout="scale"
                options={levels}
                value={findOption(asking, level)}
                onChange={(value) => {
                  const chosen = pick(SELF_RATING_SCALE, value);
                  if (chosen !== undefined)
                    dispatch({ type: 'selfRated', skillId: id, patch: { level: chosen } });
                }}
              />
              <p className={styles['note']} role="status">
                {hintOf(level)}
              </p>
              {level !== null && level >= PROOF_FROM_LEVEL && (
                <TextArea
                  label={proof.label(label)}
                  hint={proof.hint}
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
