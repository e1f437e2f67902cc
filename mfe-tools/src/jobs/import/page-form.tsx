import { IMPORT_LIMITS } from '@aura/shared-jobs/import';
import { Button, Disclosure, FileDrop, TextArea } from '@aura/shared-ui';
import styles from '../../tools.module.css';

interface Props {
  readonly source: string;
  readonly onChange: (source: string) => void;
  readonly onFile: (file: File) => void;
  readonly onRead: () => void;
}

/** The page of an ad, as a saved file or as its source. */
export function PageForm({ source, onChange, onFile, onRead }: Props) {
  return (
    <div className={styles['fields']}>
      <p className={styles['note']}>
        No computador, abra a página da vaga e salve com Ctrl+S (⌘+S no Mac), no tipo “somente HTML”. No
        celular, prefira colar o texto da vaga.
      </p>
      <FileDrop
        label="Escolha ou arraste a página salva"
        hint={`HTML ou JSON, até ${IMPORT_LIMITS.bytes / 1024 / 1024} MB.`}
        accept=""
        onFile={onFile}
      />
      <Disclosure summary="Prefiro colar o código-fonte da página" open={source !== ''}>
        <div className={styles['fields']}>
          <TextArea
            label="Código-fonte da página"
            hint="Ctrl+U mostra o código; copie tudo."
            rows={8}
            spellCheck={false}
            value={source}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <div>
            <Button variant="secondary" disabled={source.trim() === ''} onClick={onRead}>
              Ler este código
            </Button>
          </div>
        </div>
      </Disclosure>
    </div>
  );
}
