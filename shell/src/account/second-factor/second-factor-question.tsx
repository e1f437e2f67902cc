import { askSecondFactorWith } from '@aura/shared-session/host';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { Suspense, useEffect, useState } from 'react';

const CodeDialog = lazyWithRetry(() =>
  import('./code-dialog.tsx').then((module) => ({ default: module.CodeDialog })),
);

/** A sign-in that waits for a code. */
interface Question {
  /** The code before was wrong. */
  readonly isAgain: boolean;
  readonly answer: (code: string | null) => void;
}

/** Asks for the code of an authenticator app wherever a sign-in needs it. */
export function SecondFactorQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => askSecondFactorWith((isAgain) => ask(isAgain, setQuestion)), []);
  // A question that is over has been answered: no code is given.
  useEffect(() => () => question?.answer(null), [question]);
  if (!question) return null;
  const answer = (code: string | null) => {
    question.answer(code);
    setQuestion(null);
  };
  return (
    <Suspense>
      <CodeDialog isAgain={question.isAgain} onCode={answer} onCancel={() => answer(null)} />
    </Suspense>
  );
}

async function ask(isAgain: boolean, show: (question: Question) => void): Promise<string | null> {
  try {
    await CodeDialog.preload();
  } catch {
    return null;
  }
  return new Promise((answer) => show({ isAgain, answer }));
}
