import {
  askRecentLoginWith,
  getSession,
  prepareGoogleSignIn,
  reauthenticateWithGoogle,
  reauthenticateWithPassword,
  useSession,
} from '@aura/shared-session/host';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { Suspense, useEffect, useState } from 'react';
import type { IdentityPorts } from './ports.ts';

const RecentLoginDialog = lazyWithRetry(() =>
  import('./recent-login-dialog.tsx').then((module) => ({ default: module.RecentLoginDialog })),
);

const PORTS: IdentityPorts = {
  reauthenticateWithPassword,
  reauthenticateWithGoogle,
  prepareGoogle: prepareGoogleSignIn,
};

/** A call that waits for a confirmation of identity. */
interface Question {
  readonly uid: string;
  readonly answer: (proved: boolean) => void;
}

/** Asks the signed-in person to confirm their identity when a call of the shell or a remote requires it. */
export function RecentLogin() {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : null;
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => askRecentLoginWith(() => ask(setQuestion)), []);
  // The question is closed, or its person has signed out: it proved nothing.
  useEffect(() => () => question?.answer(false), [question, uid]);
  if (session.status !== 'signedIn' || question?.uid !== uid) return null;
  const answer = (proved: boolean) => {
    question.answer(proved);
    setQuestion(null);
  };
  return (
    <Suspense>
      <RecentLoginDialog
        user={session.user}
        ports={PORTS}
        onProved={() => answer(true)}
        onCancel={() => answer(false)}
      />
    </Suspense>
  );
}

async function ask(show: (question: Question) => void): Promise<boolean> {
  const state = getSession();
  if (state.status !== 'signedIn') return false;
  try {
    await RecentLoginDialog.preload();
  } catch {
    return false;
  }
  return new Promise((answer) => show({ uid: state.user.uid, answer }));
}
