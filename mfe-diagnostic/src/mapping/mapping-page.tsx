import { readBehavior } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { useNavigate, useSearchParams } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import { useState } from 'react';
import page from '../page.module.css';
import { AnsweringPage } from './answering/answering-page.tsx';
import { hasBegun } from './answering/state.ts';
import { IntroPage } from './intro/intro-page.tsx';
import { ANSWERING_PATH, isAnswering, MAPPING_PATH } from './paths.ts';
import { ResultPage } from './result/result-page.tsx';

/** `/mapeamento-comportamental`: the introduction, the questions, the newest result. */
export default function MappingPage() {
  const session = useSession();
  if (session.status !== 'signedIn') return <Spinner />;
  return (
    <div className={page['page']}>
      <Screens key={session.user.uid} uid={session.user.uid} result={readBehavior(session.profile)} />
    </div>
  );
}

type Result = Parameters<typeof ResultPage>[0]['result'];

function Screens({ uid, result }: { readonly uid: string; readonly result: Result | null }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [hasAgreed, setHasAgreed] = useState(false);
  const start = () => {
    setHasAgreed(true);
    void navigate(ANSWERING_PATH);
  };
  // The questions are no place to come back to once they are answered.
  const finish = () => {
    setHasAgreed(false);
    void navigate(MAPPING_PATH, { replace: true });
  };
  if (isAnswering(params) && hasAgreed) {
    return <AnsweringPage uid={uid} onDone={finish} />;
  }
  // A person who opens the questions by their address agrees again first; earlier answers wait.
  if (result && !isAnswering(params)) return <ResultPage result={result} />;
  return <IntroPage hasBegun={hasBegun(() => sessionStorage, uid)} onStart={start} />;
}
