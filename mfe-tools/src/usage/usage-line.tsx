import { usageInWords, usageOfTool, type Tool } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { useState } from 'react';
import styles from '../tools.module.css';

const SAME_DOCUMENT =
  'Só conta quando a análise dá certo; refazer o mesmo documento em 24 horas não conta de novo.';

/** How much of the month is used: "1 de 10 usados neste mês". */
export function UsageLine({ tool, note = SAME_DOCUMENT }: { readonly tool: Tool; readonly note?: string }) {
  const session = useSession();
  const [now] = useState(() => new Date());
  if (session.status !== 'signedIn') return null;
  const usage = usageOfTool(session.profile, tool, now);
  const spent = usage.limit !== null && usage.used >= usage.limit;
  return (
    <p className={styles['note']}>
      {usageInWords(usage)}.{' '}
      {spent ? (
        <>
          {note} O limite volta a zero no primeiro dia do próximo mês.{' '}
          <Link to="/planos">Conhecer os planos</Link>
        </>
      ) : (
        note
      )}
    </p>
  );
}
