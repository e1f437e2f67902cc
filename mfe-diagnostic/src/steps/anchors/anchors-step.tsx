import { ANCHOR_PAIRS } from '@aura/shared-career';
import { ChoiceGroup } from '@aura/shared-ui';
import { QuestionList } from '../one-by-one/question-list.tsx';
import type { StepProps } from '../step-props.ts';
import styles from '../steps.module.css';

/** Pairs of things that are hard to have together. */
export default function AnchorsStep({ state: { anchors }, dispatch }: StepProps) {
  return (
    <div className={styles['fields']}>
      <QuestionList
        questions={ANCHOR_PAIRS}
        isAnswered={({ id }) => anchors[id] !== undefined}
        one="Par"
        progress="Pares respondidos"
      >
        {({ id, a, b }, isAlone) => (
          <ChoiceGroup
            legend={
              isAlone ? 'O que você manteria?' : `Par ${ANCHOR_PAIRS.findIndex((pair) => pair.id === id) + 1}`
            }
            name={`anchor-${id}`}
            layout={isAlone ? 'stack' : 'row'}
            options={[
              { value: 'a', label: a.text },
              { value: 'b', label: b.text },
            ]}
            value={anchors[id] ?? null}
            onChange={(side) => dispatch({ type: 'anchorChosen', id, side: side === 'a' ? 'a' : 'b' })}
          />
        )}
      </QuestionList>
    </div>
  );
}
