import { ANCHOR_PAIRS } from '@aura/shared-career';
import { ChoiceGroup, ProgressBar } from '@aura/shared-ui';
import type { StepProps } from '../step-props.ts';
import styles from '../steps.module.css';

/** Pairs of things that are hard to have together. */
export default function AnchorsStep({ state: { anchors }, dispatch }: StepProps) {
  const answered = Object.keys(anchors).length;
  return (
    <div className={styles['fields']}>
      <div className={styles['sticky']}>
        <ProgressBar
          label="Pares respondidos"
          value={answered / ANCHOR_PAIRS.length}
          detail={`${answered} de ${ANCHOR_PAIRS.length}`}
        />
      </div>
      {ANCHOR_PAIRS.map(({ id, a, b }, index) => (
        <ChoiceGroup
          key={id}
          legend={`Par ${index + 1}: o que você manteria?`}
          name={`anchor-${id}`}
          layout="row"
          options={[
            { value: 'a', label: a.text },
            { value: 'b', label: b.text },
          ]}
          value={anchors[id] ?? null}
          onChange={(side) => dispatch({ type: 'anchorChosen', id, side: side === 'a' ? 'a' : 'b' })}
        />
      ))}
    </div>
  );
}
