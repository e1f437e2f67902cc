import { MAX_IMPORT_ROWS } from '@aura/shared-domain';
import { Button, Card, FileDrop, Spinner } from '@aura/shared-ui';
import { formatWhole } from '../../words/numbers.ts';
import type { ImportPorts } from '../import-ports.ts';
import styles from '../import.module.css';
import type { ImportStateIn } from '../store/import-state.ts';
import type { ImportStore } from '../store/import-store.ts';
import { writeModelCsv } from './table.ts';

interface Props {
  readonly state: ImportStateIn<'file'>;
  readonly onChoose: ImportStore['choose'];
  readonly download: ImportPorts['download'];
}

/** Takes the file, and says what it has to look like. */
export function FileStep({ state, onChoose, download }: Props) {
  return (
    <>
      <FileDrop
        label="Escolha ou arraste o arquivo com as pessoas"
        hint={`XLSX, CSV, TXT ou TSV, com até 5 MB e ${formatWhole(MAX_IMPORT_ROWS)} pessoas.`}
        // Other workbooks are taken to be refused with the way to one that is read.
        accept=".csv,.txt,.tsv,.xlsx,.xlsm,.xlsb,.xls,.ods,.numbers"
        error={state.refusal ?? undefined}
        disabled={state.isReading}
        onFile={(file) => void onChoose(file)}
      />
      {state.isReading && <Spinner label="Lendo o arquivo…" />}
      <Card tone="sunken" className={styles['stack']}>
        <h3>Como preparar o arquivo</h3>
        <ul>
          <li>A primeira linha tem os títulos das colunas; cada linha seguinte é uma pessoa.</li>
          <li>
            São obrigatórios nome, e-mail e departamento (ou área). Gestor, unidade e data de admissão são
            opcionais.
          </li>
          <li>
            Na coluna de gestor, escreva sim ou não: ela diz se a própria pessoa gere alguém, e não o nome de
            quem a gere. Vazio vale não.
          </li>
          <li>
            Serve a planilha do Excel (.xlsx), sem senha, ou um CSV. A aba, o separador e a codificação são
            reconhecidos, e você pode mudar o que estiver errado.
          </li>
          <li>
            O arquivo é aberto neste navegador. Só as colunas que você indicar são enviadas: retire da
            planilha o que não precisa estar nela.
          </li>
        </ul>
        <div>
          <Button
            variant="secondary"
            onClick={() => download('modelo-de-importacao.csv', writeModelCsv(), 'text/csv')}
          >
            Baixar modelo
          </Button>
        </div>
      </Card>
    </>
  );
}
