import { useTitleFocus } from '@aura/shared-career-ui';
import { navigate, useLocation, useSearchParams } from '@aura/shared-session/router';
import { Button, Disclosure, PageHeader } from '@aura/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { copyText } from '../../drafted/copy-text.ts';
import styles from '../../tools.module.css';
import { JobsNav } from '../parts/jobs-nav.tsx';
import { IMPORT_PATH } from '../paths.ts';
import { Intake } from './intake.tsx';
import { Preview } from './preview.tsx';
import { buildBookmarklet, readSharedAd } from './shared-ad.ts';
import type { ReadVacancies } from './vacancies-worker.ts';

/** `?tela=adicionar`: ads that the person brings along, or that another page or app hands over. */
export function ImportPage() {
  useTitleFocus('import');
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const [shared] = useState(() => readSharedAd(params, hash));
  useEffect(() => {
    // What was handed over is in the form now: a reload or a copied address hands over nothing again.
    if (shared) navigate(IMPORT_PATH, { replace: true });
  }, [shared]);
  const [shown, setShown] = useState<{ readonly count: number; readonly read: ReadVacancies } | null>(null);
  const onRead = useCallback(
    (read: ReadVacancies) => setShown((before) => ({ count: (before?.count ?? 0) + 1, read })),
    [],
  );
  return (
    <>
      <PageHeader
        eyebrow="Radar de vagas"
        title="Adicionar vagas"
        lead="Traga vagas de qualquer lugar, veja o quanto combinam com o seu currículo e guarde as que interessam."
      />
      <JobsNav current="import" />
      <Intake shared={shared} onRead={onRead} />
      {shown && <Preview key={shown.count} read={shown.read} />}
      <OneStep />
    </>
  );
}

/** Ways to bring an ad along from where it is, without copying it. */
function OneStep() {
  const link = useRef<HTMLAnchorElement>(null);
  const code = buildBookmarklet(window.location.origin);
  useEffect(() => {
    // React writes no address with code; this one is there to be dragged to the bookmarks.
    const element = link.current;
    const stay = (event: Event) => event.preventDefault();
    element?.setAttribute('href', code);
    element?.addEventListener('click', stay);
    return () => element?.removeEventListener('click', stay);
  }, [code]);
  return (
    <Disclosure summary="Trazer a vaga em um passo">
      <div className={styles['fields']}>
        <p>
          No computador, arraste este atalho para a barra de favoritos:{' '}
          <a ref={link} href={IMPORT_PATH}>
            Levar vaga para a Aura
          </a>
          . Na página de uma vaga, clique nele: ela abre aqui, já lida, pronta para guardar. O atalho lê só a
          página em que você clica, e não envia nada.
        </p>
        <div>
          <Button variant="secondary" onClick={() => void copyText(code)}>
            Copiar o atalho
          </Button>
        </div>
        <p>
          No celular, instale a Aura pelo menu do navegador (“Instalar” ou “Adicionar à tela inicial”).
          Depois, use “Compartilhar” na vaga e escolha a Aura.
        </p>
      </div>
    </Disclosure>
  );
}
