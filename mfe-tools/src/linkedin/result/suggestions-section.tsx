import type { Suggestion } from '@aura/shared-domain';
import { Card, Tag } from '@aura/shared-ui';
import { BeforeAfter } from '../../drafted/before-after.tsx';
import { DraftedCard } from '../../drafted/drafted-card.tsx';
import { SUGGESTION_KINDS } from '../../drafted/suggestion-kinds.ts';
import styles from '../../tools.module.css';

interface Props {
  readonly suggestions: readonly Suggestion[];
  /** Texts of the model by target. */
  readonly texts: Readonly<Record<string, string>>;
  readonly model: string | null;
}

/** What to change on LinkedIn itself, with the text to take along. */
export function SuggestionsSection({ suggestions, texts, model }: Props) {
  if (suggestions.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="suggestions-title">
      <h2 id="suggestions-title">Sugestões</h2>
      <p>Copie cada texto e cole no lugar certo do seu perfil. Nada é publicado por nós.</p>
      <ul className={styles['list']}>
        {suggestions.map(({ id, kind, reason, before, after, operation }) => (
          <li key={id}>
            <Card as="article">
              <div className={styles['fields']}>
                <div>
                  <Tag tone="accent">{SUGGESTION_KINDS[kind]}</Tag>
                </div>
                <p>{reason}</p>
                {operation === 'remove' ? (
                  <BeforeAfter before={before} after="" operation={operation} />
                ) : (
                  <DraftedCard drafted={after} rewritten={texts[id] ?? null} model={model}>
                    {(text) => <BeforeAfter before={before} after={text} operation={operation} />}
                  </DraftedCard>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
