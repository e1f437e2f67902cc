import { fillGaps } from '@aura/shared-career/apply';
import type { DraftedText } from '@aura/shared-domain';
import { Button } from '@aura/shared-ui';
import { useState, type ReactNode } from 'react';
import styles from '../tools.module.css';
import { replaceGaps } from './replace-gaps.ts';
import { copyText } from './copy-text.ts';
import { FactsUsed } from './facts-used.tsx';
import { GapsForm } from './gaps-form.tsx';
import { WrittenBy } from './written-by.tsx';

interface Props {
  readonly drafted: DraftedText;
  /** The model's text for it; null if there is none. */
  readonly rewritten: string | null;
  readonly model: string | null;
  /** Shows the text with the answers given so far. */
  readonly children: (text: string) => ReactNode;
}

/** A text to take along: who wrote it, what it rests on, what it still asks, and the way to the clipboard. */
export function DraftedCard({ drafted: template, rewritten, model, children }: Props) {
  const drafted = rewritten === null ? template : { ...template, text: rewritten, writtenBy: 'ai' as const };
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState(false);
  const filled = fillGaps(drafted, answers);
  const copy = async () => {
    if (!filled.ok) return setAsked(true);
    await copyText(filled.value);
  };
  return (
    <div className={styles['fields']}>
      <div>
        <WrittenBy writtenBy={drafted.writtenBy} model={model} />
      </div>
      {children(filled.ok ? filled.value : replaceGaps(drafted))}
      <GapsForm
        drafted={drafted}
        answers={answers}
        onAnswer={(token, answer) => setAnswers({ ...answers, [token]: answer })}
        asked={asked}
        missing="Responda com o que você sabe para copiar o texto."
      />
      <FactsUsed facts={template.facts} />
      <div data-no-print>
        <Button variant="secondary" onClick={() => void copy()}>
          Copiar texto
        </Button>
      </div>
    </div>
  );
}
