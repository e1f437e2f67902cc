import { formatList, type DiagnosisResult } from '@aura/shared-domain';
import { Card, Tag } from '@aura/shared-ui';
import styles from './sections.module.css';

type Path = DiagnosisResult['paths'][number];

/** Other roles that share skills with the person: options, never advice. */
export function PathsSection({ paths }: Pick<DiagnosisResult, 'paths'>) {
  return (
    <section className={styles['section']} aria-labelledby="paths-title">
      <h2 id="paths-title">Caminhos possíveis</h2>
      <p>Cargos que aproveitam o que você já tem. São opções para considerar, não recomendações.</p>
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
    </Card>
  );
}
