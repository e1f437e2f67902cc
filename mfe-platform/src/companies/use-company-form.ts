import type { ApiAnswer } from '@aura/shared-pages/data';
import { useState } from 'react';
import type { CompaniesResponse } from '../api.ts';

type Problems<T> = Partial<Record<keyof T, string>>;

interface Options<T extends object, R> {
  readonly initial: T;
  /** What is wrong, by field. */
  readonly findProblems: (typed: T) => Problems<T>;
  /** What is sent for input without problems. */
  readonly toRequest: (typed: T, reason: string) => R | null;
  readonly send: (request: R) => ApiAnswer<CompaniesResponse>;
  readonly onDone: (value: CompaniesResponse) => void;
  readonly onCancel: () => void;
}

/** What is typed about a company: checked with the reason at submission, then sent. */
export function useCompanyForm<T extends Readonly<Record<keyof T, string>>, R>(options: Options<T, R>) {
  const { initial, findProblems, toRequest, send, onDone, onCancel } = options;
  const [typed, setTyped] = useState(initial);
  const [problems, setProblems] = useState<Problems<T>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = <N extends keyof T & string>(name: N) => ({
    name,
    value: typed[name],
    autoComplete: 'off',
    error: problems[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setTyped((last) => ({ ...last, [name]: event.target.value }));
      setProblems((last) => ({ ...last, [name]: undefined }));
    },
  });
  const submit = async (reason: string) => {
    const request = toRequest(typed, reason);
    if (!request) return;
    setBusy(true);
    setProblem(null);
    const answer = await send(request);
    setBusy(false);
    if (answer.ok) onDone(answer.value);
    else setProblem(answer.error.message);
  };
  const dialog = {
    isBusy,
    problem,
    isChoiceWrong: () => {
      const found = findProblems(typed);
      setProblems(found);
      return Object.keys(found).length > 0;
    },
    onConfirm: (reason: string) => void submit(reason),
    onCancel: () => {
      if (!isBusy) onCancel();
    },
  };
  return { typed, field, dialog } as const;
}
