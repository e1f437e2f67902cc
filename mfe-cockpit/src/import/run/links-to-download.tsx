import { computeDay, INVITATION_DAYS, type CompanyInvitation } from '@aura/shared-domain';
import { Button, Card, Disclosure, Notice } from '@aura/shared-ui';
import { LinkList } from '../../people/link/link-list.tsx';
import { writeLinksCsv } from '../../people/link/links-csv.ts';
import { counted } from '../../words/numbers.ts';
import type { ImportPorts } from '../import-ports.ts';
import styles from '../import.module.css';

interface Props {
  readonly invitations: readonly CompanyInvitation[];
  readonly isDownloaded: boolean;
  readonly onDownloaded: () => void;
  readonly download: ImportPorts['download'];
}

/** The links of an import: they can be taken along now, and never again. */
export function LinksToDownload({ invitations, isDownloaded, onDownloaded, download }: Props) {
  const save = () => {
    const name = `links-de-convite-${computeDay(new Date())}.csv`;
    download(name, writeLinksCsv(invitations, location.origin), 'text/csv');
    onDownloaded();
  };
  return (
    <Card tone="accent" className={styles['stack']}>
      <h3>{counted(invitations.length, 'link de convite', 'links de convite')}</h3>
      <p>
        A Aura não envia estes links. Baixe a lista, ou copie um por um, e mande a cada pessoa o dela, pelo
        meio que a empresa usa. Cada link só serve para o e-mail que está ao lado dele e vale por{' '}
        {INVITATION_DAYS} dias.
      </p>
      <div className={styles['ways']}>
        <Button onClick={save}>{isDownloaded ? 'Baixar de novo' : 'Baixar links (CSV)'}</Button>
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
