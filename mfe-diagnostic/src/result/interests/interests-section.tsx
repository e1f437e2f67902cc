import { INTEREST_LETTERS } from '@aura/shared-career';
import { formatList, type DiagnosisResult } from '@aura/shared-domain';
import { DataTable, Meter } from '@aura/shared-ui';
import { formatValue } from '@aura/shared-career-ui';
import { SCALE, rankInterests, listTiedInterests } from './riasec.ts';
import styles from './interests.module.css';

const COLUMNS = [
  { key: 'name', label: 'Interesse' },
  { key: 'about', label: 'Do que se trata' },
  { key: 'mean', label: 'Média (1 a 5)', numeric: true },
];

/** The profile of interests in words, as bars and as a table. */
export function InterestsSection({
  interests,
}: {
  readonly interests: NonNullable<DiagnosisResult['interests']>;
}) {
  const ranked = rankInterests(interests.means);
  return (
    <section className={styles['interests']} aria-labelledby="interests-title">
      <h2 id="interests-title">Seus interesses</h2>
      <p>{interests.sentence}</p>
      {listTiedInterests(ranked).map(({ letters, mean }) => (
        <p key={mean} className={styles['note']}>
          Empatados, com {formatValue(mean)}:{' '}
          {formatList(letters.map((letter) => INTEREST_LETTERS[letter].label))}. A ordem entre eles não quer
          dizer nada.
        </p>
      ))}
      <div className={styles['bars']}>
        {ranked.map(({ letter, mean }) => (
          <Meter
            key={letter}
            label={INTEREST_LETTERS[letter].label}
            value={mean - SCALE.min}
            max={SCALE.max - SCALE.min}
            text={`${formatValue(mean)} de ${SCALE.max}`}
          />
        ))}
      </div>
      <DataTable
        caption="Médias por tipo de interesse"
        columns={COLUMNS}
        rows={ranked.map(({ letter, mean }) => ({
          id: letter,
          name: INTEREST_LETTERS[letter].label,
          about: INTEREST_LETTERS[letter].description,
          mean: formatValue(mean),
        }))}
      />
      <p className={styles['note']}>
        Interesses dizem do que você gosta, não do que é capaz: por isso pesam só 10% na prontidão.
      </p>
    </section>
  );
}
