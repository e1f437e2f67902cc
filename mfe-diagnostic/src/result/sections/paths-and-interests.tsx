import { formatValue } from '@aura/shared-career-ui';
import { INTEREST_LETTERS } from '@aura/shared-career';
import { formatCount, formatList, type DiagnosisResult } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Card, DataTable, Meter, Tag } from '@aura/shared-ui';
import { SCALE, rankInterests, listTiedInterests } from '../interests/riasec.ts';
import styles from './sections.module.css';

type Path = DiagnosisResult['paths'][number];

/** Other roles that share skills with the person: options, never advice. */
export function PathsSection({ paths }: Pick<DiagnosisResult, 'paths'>) {
  return (
    <section className={styles['section']} aria-labelledby="paths-title">
      <h2 id="paths-title">Caminhos possíveis</h2>
      <p>
        Cargos que aproveitam o que você já tem. São opções para considerar, não recomendações. Para medir um
        deles, <Link to="/configuracoes#objetivo">mude o objetivo</Link>.
      </p>
      <ul className={styles['cards']}>
        {paths.map((path) => (
          <li key={path.occupationId}>
            <PathCard path={path} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PathCard({ path }: { readonly path: Path }) {
  return (
    <Card as="article">
      <div className={styles['cardHead']}>
        <h3>{path.title}</h3>
        <Tag tone={path.kind === 'near' ? 'accent' : 'neutral'}>
          {path.kind === 'near' ? 'Perto' : 'Salto maior'}
        </Tag>
      </div>
      <p>{path.why}</p>
      <dl className={styles['facts']}>
        {path.sharedSkills.length > 0 && (
          <div>
            <dt>Em comum</dt>
            <dd>{formatList(path.sharedSkills)}</dd>
          </div>
        )}
        {path.missingSkills.length > 0 && (
          <div>
            <dt>Faltaria</dt>
            <dd>{formatList(path.missingSkills)}</dd>
          </div>
        )}
      </dl>
      <p>
        <Link to={`/buscador-vagas?${new URLSearchParams({ busca: path.title }).toString()}`}>
          Preparar uma busca de vagas de {path.title}
        </Link>
      </p>
    </Card>
  );
}

const INTEREST_COLUMNS = [
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
    <section className={styles['section']} aria-labelledby="interests-title">
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
        narrow="stack"
        columns={INTEREST_COLUMNS}
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

/** The values that won most often when two could not be had together. */
export function AnchorsSection({ anchors }: Pick<DiagnosisResult, 'anchors'>) {
  return (
    <section className={styles['section']} aria-labelledby="anchors-title">
      <h2 id="anchors-title">O que pesa nas suas escolhas</h2>
      <p>Quando só dava para ficar com um dos dois, foi isto que você mais manteve:</p>
      <ul className={styles['anchors']}>
        {anchors.map((anchor) => (
          <li key={anchor.id}>
            <strong>{anchor.label}</strong>: {formatCount(anchor.wins, 'escolha', 'escolhas')}
          </li>
        ))}
      </ul>
    </section>
  );
}
