import { DIAGNOSIS_LIMITS } from '@aura/shared-domain';
import { HIDDEN_EXPERIENCE_KINDS } from '@aura/shared-career';
import { Button, Card, SelectField, TextArea } from '@aura/shared-ui';
import { useRef } from 'react';
import { pick, toOptions } from '../options.ts';
import type { StepProps } from '../step-props.ts';
import styles from '../steps.module.css';

const HINT = 'O que fazia, com quem, por quanto tempo e o que mudou. Números ajudam.';

/** Experiences that a CV leaves out. */
export default function HiddenStep({ state, dispatch }: StepProps) {
  const entries = state.hiddenExperiences;
  const addGroup = useRef<HTMLDivElement>(null);
  const removeAt = (index: number) => {
    dispatch({ type: 'hiddenRemoved', index });
    addGroup.current?.focus();
  };
  return (
    <div className={styles['fields']}>
      {entries.map((entry, index) => (
        <Card key={index} as="article" aria-label={`Experiência ${index + 1}`}>
          <SelectField
            label="Tipo"
            options={toOptions(HIDDEN_EXPERIENCE_KINDS)}
            value={entry.kind}
            onChange={(value) => {
              const kind = pick(HIDDEN_EXPERIENCE_KINDS, value);
              if (kind) dispatch({ type: 'hiddenChanged', index, patch: { kind } });
            }}
          />
          <TextArea
            label="O que você fez"
            hint={HINT}
            maxLength={DIAGNOSIS_LIMITS.experience}
            counter
            value={entry.description}
            onChange={(event) =>
              dispatch({ type: 'hiddenChanged', index, patch: { description: event.currentTarget.value } })
            }
          />
          <Button variant="quiet" onClick={() => removeAt(index)}>
            Remover experiência {index + 1}
          </Button>
        </Card>
      ))}
      <div
        ref={addGroup}
        tabIndex={-1}
        role="group"
        aria-label="Adicionar uma experiência"
        className={styles['kinds']}
      >
        {entries.length < DIAGNOSIS_LIMITS.experiences &&
          HIDDEN_EXPERIENCE_KINDS.map(({ value, label, hint }) => (
            <div key={value} className={styles['kind']}>
              <Button variant="secondary" onClick={() => dispatch({ type: 'hiddenAdded', kind: value })}>
                + {label}
              </Button>
              <p className={styles['note']}>{hint}</p>
            </div>
          ))}
      </div>
    </div>
  );
}
