import { type CompanyInvitation, computeDay, INVITATION_DAYS } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Card, Dialog, Disclosure, Notice } from '@aura/shared-ui';
import { useState } from 'react';
import { COCKPIT_PATHS } from '../../layout/paths.ts';
import { LinkList } from '../../people/link/link-list.tsx';
import { writeLinksCsv } from '../../people/link/links-csv.ts';
import { counted } from '../../words/numbers.ts';
import type { ImportPorts } from '../import-ports.ts';
import styles from '../import.module.css';
import type { GoodRow } from '../rows/check-rows.ts';
import { ProblemList } from '../rows/problem-list.tsx';
import { type ImportStateIn, wouldLose } from '../store/import-state.ts';
import type { ImportStore } from '../store/import-store.ts';
import { combineResults, listLeftOut, withoutLink } from './outcomes.ts';
import { OutcomeCounts, SeatsAfter } from './progress.tsx';

interface Props {
  readonly state: ImportStateIn<'result'>;
  readonly store: Pick<ImportStore, 'noteDownload' | 'restart'>;
  readonly download: ImportPorts['download'];
}

/** The result, and the links, which no other page shows. */
export function ResultStep({ state, store, download }: Props) {
  const { sums, rows, trial, checked } = state;
  const unsent = rows.length - sums.sent;
  const results = combineResults(trial, sums);
  const problems = listLeftOut(checked, results);
  return (
    <>
      <OutcomeCounts results={results} isDone />
      {checked.bad.length > 0 && (
        <p>
          {counted(
            checked.bad.length,
            'linha com problema já tinha ficado de fora na conferência',
            'linhas com problema já tinham ficado de fora na conferência',
          )}
          .
        </p>
      )}
      {unsent > 0 && (
        <p>
          {counted(unsent, 'linha não foi enviada', 'linhas não foram enviadas')}. Importe o mesmo arquivo de
          novo quando quiser: o que já está na lista não se repete.
        </p>
      )}
      <SeatsAfter seats={sums.seats} results={results} isDone />
      {sums.invitations.length > 0 && (
        <LinksToDownload
          invitations={sums.invitations}
          isDownloaded={state.isDownloaded}
          byMail={state.byMail}
          onDownloaded={store.noteDownload}
          download={download}
        />
      )}
      <LostLinks rows={state.byMail ? [] : withoutLink(rows, trial, sums)} />
      {problems.length > 0 && (
        <ProblemList title="Linhas que ficaram de fora" problems={problems} download={download} />
      )}
      <div className={styles['ways']}>
        <Link to={COCKPIT_PATHS.people} className={buttonClass({ variant: 'secondary' })}>
          Ver a lista de pessoas
        </Link>
        <RestartButton losesLinks={wouldLose(state)} onRestart={store.restart} />
      </div>
    </>
  );
}

interface LinksToDownloadProps {
  readonly invitations: readonly CompanyInvitation[];
  readonly isDownloaded: boolean;
  /** Whether the links went by e-mail. */
  readonly byMail: boolean;
  readonly onDownloaded: () => void;
  readonly download: ImportPorts['download'];
}

/** The links of an import: they can be taken along now, and never again. */
function LinksToDownload({
  invitations,
  isDownloaded,
  byMail,
  onDownloaded,
  download,
}: LinksToDownloadProps) {
  const save = () => {
    const name = `links-de-convite-${computeDay(new Date())}.csv`;
    download(name, writeLinksCsv(invitations, location.origin), 'text/csv');
    onDownloaded();
  };
  return (
    <Card tone="accent" className={styles['stack']}>
      <h3>
        {byMail
          ? `${counted(invitations.length, 'convite', 'convites')} por e-mail`
          : counted(invitations.length, 'link de convite', 'links de convite')}
      </h3>
      <p>
        {byMail
          ? 'Os convites seguem por e-mail nos próximos minutos. Se quiser mandar os links também por outro meio, baixe a lista.'
          : 'A Aura não envia estes links. Baixe a lista, ou copie um por um, e mande a cada pessoa o dela, pelo meio que a empresa usa.'}{' '}
        Cada link só serve para o e-mail que está ao lado dele e vale por {INVITATION_DAYS} dias.
      </p>
      <div className={styles['ways']}>
        <Button variant={byMail ? 'secondary' : 'primary'} onClick={save}>
          {isDownloaded ? 'Baixar de novo' : 'Baixar links (CSV)'}
        </Button>
      </div>
      <Disclosure summary="Copiar um por um">
        <LinkList invitations={invitations} />
      </Disclosure>
      {isDownloaded ? (
        <Notice tone="success">
          Lista baixada. Guarde-a como um dado pessoal e apague-a depois do envio.
        </Notice>
      ) : (
        <p>
          <strong>Os links não aparecem de novo.</strong> Ficam nesta aba até você começar outra importação,
          sair da conta ou recarregar a página.
        </p>
      )}
    </Card>
  );
}

/** Names that are shown; the rest are counted. */
const SHOWN = 20;

interface LostLinksProps {
  readonly rows: readonly GoodRow[];
}

/** People with a link that was lost together with an answer. */
function LostLinks({ rows }: LostLinksProps) {
  if (rows.length === 0) return null;
  const names = rows.slice(0, SHOWN).map(({ person }) => person.email);
  const rest = rows.length - names.length;
  return (
    <Notice
      tone="warning"
      title={counted(rows.length, 'pessoa entrou na lista sem link', 'pessoas entraram na lista sem link')}
    >
      <p>
        A resposta do servidor com esses links se perdeu no caminho. Gere novos em{' '}
        <Link to={COCKPIT_PATHS.people}>Pessoas</Link>: {names.join(', ')}
        {rest > 0 && ` e mais ${counted(rest, 'pessoa', 'pessoas')}`}.
      </p>
    </Notice>
  );
}

interface RestartButtonProps {
  /** Whether links would be lost. */
  readonly losesLinks: boolean;
  readonly onRestart: () => void;
}

/** Begins another import; not without asking where links would be lost. */
function RestartButton({ losesLinks, onRestart }: RestartButtonProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => (losesLinks ? setAsks(true) : onRestart())}>
        Importar outro arquivo
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Sair sem baixar os links?"
        actions={
          <>
            <Button variant="danger" onClick={onRestart}>
              Descartar os links
            </Button>
            <Button variant="secondary" data-autofocus onClick={() => setAsks(false)}>
              Ficar aqui
            </Button>
          </>
        }
      >
        <p>
          Os links destas pessoas ainda não foram baixados e não aparecem de novo. Depois, será preciso gerar
          novos na lista de pessoas.
        </p>
      </Dialog>
    </>
  );
}
