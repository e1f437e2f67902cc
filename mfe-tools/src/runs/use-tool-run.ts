import type { Result } from '@aura/shared-domain';
import { navigate } from '@aura/shared-session/router';
import { showToast } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { announceBadges } from '@aura/shared-career-ui';
import { refreshAfterWork } from './refresh-after-work.ts';
import type { RunFailure } from './run-failure.ts';

/** What is the same in the answers of all tools. */
interface Made {
  readonly runId: string;
  readonly newBadges: readonly string[];
}

interface Options<Input> {
  /** Path of the tool. */
  readonly tool: string;
  /** What is to be analysed; null where a field is longer than it may be. */
  readonly input: () => Input | null;
  readonly call: (input: Input) => Promise<Result<Made, RunFailure>>;
  readonly onDone: () => void;
  readonly pathOf: (runId: string) => string;
  /** Told to who went elsewhere while the analysis was made. */
  readonly readyText: string;
}

const TOO_LONG: RunFailure = {
  kind: 'input',
  message: 'Há um texto longo demais nos campos conferidos. Encurte-o e analise de novo.',
};

/** Has something analysed, once at a time; after a success the result is shown. */
export function useToolRun<Input>({ tool, input, call, onDone, pathOf, readyText }: Options<Input>) {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<RunFailure | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const run = async () => {
    const given = input();
    if (!given) return setFailure(TOO_LONG);
    setRunning(true);
    setFailure(null);
    const made = await call(given);
    setRunning(false);
    if (!made.ok) return setFailure(made.error);
    await refreshAfterWork(tool, true);
    announceBadges(made.value.newBadges);
    onDone();
    if (!left.current) return navigate(pathOf(made.value.runId));
    // Do not redirect a person who has left the page.
    showToast({ kind: 'success', text: readyText });
  };
  return { running, failure, run };
}
