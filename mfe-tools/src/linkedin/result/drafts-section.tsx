import { formatNumber, LINKEDIN_LIMITS, type LinkedInAnalysis } from '@aura/shared-domain';
import { Card } from '@aura/shared-ui';
import { DraftedCard } from '../../drafted/drafted-card.tsx';
import styles from '../../tools.module.css';

interface Props {
  readonly headlines: LinkedInAnalysis['headlines'];
  readonly about: LinkedInAnalysis['about'];
  /** Texts of the model by target. */
  readonly texts: Readonly<Record<string, string>>;
  readonly model: string | null;
}

/** Drafts for the two texts that everybody reads first. */
export function DraftsSection({ headlines, about, texts, model }: Props) {
  return (
    <section className={styles['section']} aria-labelledby="drafts-title">
      <h2 id="drafts-title">Rascunhos</h2>
      <p>Eles usam só o que está no seu perfil e no seu currículo. Responda ao que falta e copie.</p>
      {headlines.length > 0 && <h3>Título (até {LINKEDIN_LIMITS.headline} caracteres)</h3>}
      <ul className={styles['list']}>
        {headlines.map(({ formula, drafted }, index) => (
          <li key={index}>
            <Card as="article">
              <DraftedCard drafted={drafted} rewritten={texts[`headline.${index}`] ?? null} model={model}>
                {(text) => (
                  <>
                    <p className={styles['note']}>{formula}</p>
                    <p className={styles['verbatim']}>{text}</p>
                    <Length text={text} most={LINKEDIN_LIMITS.headline} />
                  </>
                )}
              </DraftedCard>
            </Card>
          </li>
        ))}
      </ul>
      {about.drafted.text !== '' && (
        <>
          <h3>Sobre (até {formatNumber(LINKEDIN_LIMITS.about)} caracteres)</h3>
          <Card as="article">
            <DraftedCard drafted={about.drafted} rewritten={texts['about'] ?? null} model={model}>
              {(text) => (
                <>
                  <p className={styles['verbatim']}>{text}</p>
                  <Length text={text} most={LINKEDIN_LIMITS.about} />
                </>
              )}
            </DraftedCard>
          </Card>
        </>
      )}
    </section>
  );
}

function Length({ text, most }: { readonly text: string; readonly most: number }) {
  const over = text.length - most;
  return (
    <p className={styles['note']}>
      {formatNumber(text.length)} caracteres
      {over > 0 ? `: ${over} a mais do que o LinkedIn aceita.` : '.'}
    </p>
  );
}
