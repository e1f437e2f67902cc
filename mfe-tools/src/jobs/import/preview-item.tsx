import { type Fit, type Vacancy } from '@aura/shared-domain';
import { Checkbox, Tag } from '@aura/shared-ui';
import { describeFitNumber, nameFitBand } from '../../job-terms/fit-words.ts';
import { describePlaces } from '../../job-terms/terms.ts';
import styles from '../../tools.module.css';

interface Props {
  readonly vacancy: Vacancy;
  /** Null before it is computed, and if there is nothing to compute it from. */
  readonly fit: Fit | null;
  readonly computing: boolean;
  readonly saved: boolean;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

function fitInWords(fit: Fit | null, computing: boolean): string {
  if (!fit) return computing ? 'calculando a combinação…' : '';
  return fit.value === null
    ? 'sem nota de combinação: o anúncio é curto ou traz poucos requisitos'
    : `combinação: ${nameFitBand(fit).toLocaleLowerCase('pt-BR')}, ${describeFitNumber(fit)}`;
}

/** An ad that was read, to be kept or left. */
export function PreviewItem({ vacancy, fit, computing, saved, chosen, onChoose }: Props) {
  const facts = [vacancy.company, describePlaces(vacancy.places), fitInWords(fit, computing)]
    .filter(Boolean)
    .join(' · ');
  if (saved) {
    return (
      <div className={styles['item']}>
        <p className={styles['row']}>
          <strong>{vacancy.title}</strong>
          <Tag tone="success">Guardada</Tag>
        </p>
        <p className={styles['note']}>{facts}</p>
      </div>
    );
  }
  return (
    <Checkbox
      label={vacancy.title}
      description={facts}
      checked={chosen}
      onChange={(event) => onChoose(event.currentTarget.checked)}
    />
  );
}
