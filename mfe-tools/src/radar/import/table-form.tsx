import { IMPORT_LIMITS } from '@aura/shared-jobs/import';
import { Button, FileDrop } from '@aura/shared-ui';
import { saveFile } from '@aura/shared-pages/download';
import styles from '../../tools.module.css';
import { MODEL_CSV } from './model-csv.ts';

const download = () => saveFile('vagas-modelo.csv', MODEL_CSV, 'text/csv');

/** A table, or a list in JSON. */
export function TableForm({ onFile }: { readonly onFile: (file: File) => void }) {
  return (
    <div className={styles['fields']}>
      <p className={styles['note']}>
        A primeira linha dá nome às colunas; “título” e “descrição” são obrigatórias. Do Excel ou do Google
        Planilhas, salve como CSV.
      </p>
      <FileDrop
        label="Escolha ou arraste a planilha"
        hint={`CSV ou JSON, até ${IMPORT_LIMITS.bytes / 1024 / 1024} MB e ${IMPORT_LIMITS.vacancies} vagas.`}
        accept=""
        onFile={onFile}
      />
      <div>
        <Button variant="quiet" onClick={download}>
          Baixar planilha-modelo
        </Button>
      </div>
    </div>
  );
}
