import { useSession } from '@aura/shared-session';
import { Link, useSearchParams } from '@aura/shared-session/router';
import { Button, buttonClass, PageHeader, Spinner } from '@aura/shared-ui';
import { useRef, useState } from 'react';
import { useFocusWhenGone } from '@aura/shared-pages/focus';
import { COCKPIT_PATHS } from '../layout/paths.ts';
import { OverviewFailure } from '../overview/view/overview-failure.tsx';
import { useOverview } from '../overview/view/use-overview.ts';
import { readView, searchOf } from '../overview/view/find-view.ts';
import { ReportBody } from './report-body.tsx';
import styles from './report.module.css';
import { usePrinting } from './use-printing.ts';
import type { CompanyOverview } from '@aura/shared-domain';

/** Whether two answers are of the same people, week and period. */
const isSameView = (a: CompanyOverview, b: CompanyOverview): boolean =>
  a.department === b.department && a.week === b.week && a.weeks === b.weeks;

/** `/cockpit/relatorio`: a view of the numbers in one or two pages, to print or to keep as a PDF. */
export default function ReportPage() {
  const session = useSession();
  const [params] = useSearchParams();
  const view = readView(params);
  const uid = session.status === 'signedIn' ? session.user.uid : null;
  const { overview, failure, isAsking, reload } = useOverview(uid, view);
  const { printed, busy, print } = usePrinting();
  const [openedAt] = useState(() => new Date());
  const body = useRef<HTMLHeadingElement>(null);
  useFocusWhenGone(failure !== null, body);
  const shown = overview && printed && isSameView(overview, printed.overview) ? printed.overview : overview;
  return (
    <div className={styles['report']}>
      <PageHeader
        eyebrow={overview ? overview.company.name : 'Painel de Gestão'}
        title="Relatório executivo"
        lead="Salve e leve à próxima reunião: números de grupos, nunca de uma pessoa, e o que fazer com eles."
        actions={
          <div className={styles['actions']}>
            {overview && overview.scope !== 'none' && (
              <Button busy={busy} onClick={() => print(overview)}>
                Imprimir ou salvar em PDF
              </Button>
            )}
            <Link
              className={buttonClass({ variant: 'secondary' })}
              to={`${COCKPIT_PATHS.overview}${searchOf(view)}`}
            >
              Voltar ao Painel de Gestão
            </Link>
          </div>
        }
      />
      {overview === null && failure === null && <Spinner label="Carregando os números…" />}
      {failure !== null && (
        <OverviewFailure
          message={failure}
          isAsking={isAsking}
          onRetry={reload}
          isPart={view.department !== null || view.week !== null}
        />
      )}
      {shown && (
        <ReportBody overview={shown} view={view} madeAt={printed?.at ?? openedAt} headingRef={body} />
      )}
    </div>
  );
}
