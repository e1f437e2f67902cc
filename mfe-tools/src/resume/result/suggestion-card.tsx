import { fillGaps } from '@aura/shared-career/apply';
import { RESUME_TEXT_LIMITS, type Suggestion } from '@aura/shared-domain';
import { Button, Card, Tag, TextArea } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { replaceGaps } from '../../drafted/replace-gaps.ts';
import { BeforeAfter } from '../../drafted/before-after.tsx';
import { FactsUsed } from '../../drafted/facts-used.tsx';
import { describeLineProblem, EXAMPLE_LINE, isMashed } from '../../drafted/is-mashed.ts';
import { GapsForm } from '../../drafted/gaps-form.tsx';
import { SUGGESTION_KINDS } from '../../drafted/suggestion-kinds.ts';
import { WrittenBy } from '../../drafted/written-by.tsx';
import styles from '../../tools.module.css';

interface Props {
  readonly suggestion: Suggestion;
  /** The model's text for it; null if there is none. */
  readonly rewritten: string | null;
  readonly model: string | null;
  /** The text that was accepted; null where it was not. */
  readonly accepted: string | null;
  readonly onAccept: (text: string) => void;
  readonly onUndo: () => void;
}

/** One suggestion: before and after, why, the facts it uses, what it still asks, and the decision. */
export function SuggestionCard({ suggestion, rewritten, model, accepted, onAccept, onUndo }: Props) {
  const { before, after, operation, reason, kind } = suggestion;
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [edited, setEdited] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const decision = useRef<HTMLButtonElement>(null);
  const wasAccepted = useRef(accepted !== null);
  useEffect(() => {
    // The button that was pressed gives way to the other one.
    if (wasAccepted.current !== (accepted !== null)) decision.current?.focus();
    wasAccepted.current = accepted !== null;
  }, [accepted]);

  const drafted = rewritten === null ? after : { ...after, text: rewritten, writtenBy: 'ai' as const };
  const filled = fillGaps(drafted, answers);
  const open = edited === null ? [] : drafted.gaps.filter(({ token }) => edited.includes(token));
  const problem =
    edited === null || operation === 'remove' ? null : describeLineProblem(edited, EXAMPLE_LINE);
  const accept = () => {
    if (open.length > 0) return setAsked(true);
    if (edited !== null && problem === null) return onAccept(edited.trim());
    if (edited === null && filled.ok && !Object.values(answers).some(isMashed)) return onAccept(filled.value);
    setAsked(true);
  };

  return (
    <Card as="article" tone={accepted === null ? 'plain' : 'sunken'}>
      <div className={styles['fields']}>
        <div className={styles['row']}>
          <Tag tone="accent">{SUGGESTION_KINDS[kind]}</Tag>
          {suggestion.deductionId === null && <Tag tone="neutral">Opcional</Tag>}
          {accepted === null ? (
            operation !== 'remove' && <WrittenBy writtenBy={drafted.writtenBy} model={model} />
          ) : (
            <Tag tone="success">Aceita</Tag>
          )}
        </div>
        <p>{reason}</p>
        <BeforeAfter
          before={before}
          after={accepted ?? edited ?? (filled.ok ? filled.value : replaceGaps(drafted))}
          operation={operation}
          isDraft={accepted === null && (edited === null ? !filled.ok : open.length > 0)}
        />
        {accepted === null && operation !== 'remove' && (
          <>
            {edited === null ? (
              <GapsForm
                drafted={drafted}
                answers={answers}
                onAnswer={(token, answer) => setAnswers({ ...answers, [token]: answer })}
                asked={asked}
              />
            ) : (
              <TextArea
                label="Seu texto"
                rows={4}
                maxLength={RESUME_TEXT_LIMITS.long}
                value={edited}
                error={
                  asked && open.length > 0
                    ? `Troque ${open.map(({ token }) => token).join(' e ')} pelo que você sabe, ou apague o trecho.`
                    : asked
                      ? (problem ?? undefined)
                      : undefined
                }
                onChange={(event) => setEdited(event.currentTarget.value)}
              />
            )}
            <FactsUsed facts={after.facts} />
          </>
        )}
        <div className={styles['row']} data-no-print>
          {accepted === null ? (
            <>
              <Button
                ref={decision}
                variant="primary"
                disabled={edited !== null && edited.trim() === '' && operation !== 'remove'}
                onClick={accept}
              >
                {operation === 'remove' ? 'Retirar' : 'Aceitar'}
              </Button>
              {operation !== 'remove' && (
                <Button
                  variant="quiet"
                  onClick={() =>
                    setEdited(edited === null ? (filled.ok ? filled.value : drafted.text) : null)
                  }
                >
                  {edited === null ? 'Editar antes de aceitar' : 'Voltar à sugestão'}
                </Button>
              )}
            </>
          ) : (
            <Button ref={decision} variant="secondary" onClick={onUndo}>
              Desfazer
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
