import { type ReadFailure, Reading, ReadingFailure, useReader } from '@aura/shared-career-ui';
import { Button, ChoiceGroup, FileDrop } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../../tools.module.css';
import { AdForm, EMPTY_AD } from './ad-form.tsx';
import { canReadAtOnce, type SharedAd } from './shared-ad.ts';
import { PageForm } from './page-form.tsx';
import { type PastedText, type ReadVacancies, VACANCIES_WORKER } from './vacancies-worker.ts';
import { IMPORT_LIMITS, type ImportErrorCode, importFailure } from '@aura/shared-jobs/import';
import { saveFile } from '@aura/shared-pages/download';
import { MODEL_CSV } from './model-csv.ts';

const download = () => saveFile('vagas-modelo.csv', MODEL_CSV, 'text/csv');

/** A table, or a list in JSON. */
function TableForm({ onFile }: { readonly onFile: (file: File) => void }) {
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

/** Texts for the worker's own failures; the shared reader of CVs speaks of PDFs. */
const OF_THE_WORKER: Readonly<Record<string, Pick<ReadFailure, 'action'>>> = {
  TEMPO_ESGOTADO: { action: 'Divida o arquivo em partes menores, ou copie o texto do anúncio.' },
  ARQUIVO_CORROMPIDO: { action: 'Salve o arquivo de novo, ou copie o texto do anúncio.' },
  LEITOR_INDISPONIVEL: {
    action: 'Verifique sua conexão e tente novamente. O que você preencheu continua aqui.',
  },
};

const SIZES = ['ARQUIVO_GRANDE', 'ARQUIVO_VAZIO'] as const satisfies readonly ImportErrorCode[];

/** A failure in words that fit ads: the page refuses a file by its size before any reader of ads sees it. */
function describeFailure(failure: ReadFailure): ReadFailure {
  const size = SIZES.find((code) => code === failure.code);
  return size ? importFailure(size) : { ...failure, ...OF_THE_WORKER[failure.code] };
}

const WAYS = [
  { value: 'ad', label: 'Colar o texto da vaga', description: 'De qualquer site, e-mail ou mensagem.' },
  { value: 'page', label: 'Página da vaga', description: 'Salva no aparelho, ou o código-fonte dela.' },
  { value: 'table', label: 'Planilha CSV ou JSON', description: 'Várias vagas de uma vez.' },
];

/** Takes ads in one of three ways and reads them. What was filled in stays, whatever comes of the reading. */
export function Intake({
  shared,
  onRead,
}: {
  /** What another page or app handed over: it is read at once if there is enough of it. */
  readonly shared: SharedAd | null;
  readonly onRead: (read: ReadVacancies) => void;
}) {
  const [way, setWay] = useState(shared?.source ? 'page' : 'ad');
  const [ad, setAd] = useState(shared?.ad ?? EMPTY_AD);
  const [source, setSource] = useState(shared?.source ?? '');
  const [again, setAgain] = useState<() => void>(() => () => {});
  const { state, readFile, readText, cancel } = useReader(VACANCIES_WORKER, onRead);

  const run = (start: () => Promise<void>) => {
    const begin = () => void start();
    setAgain(() => begin);
    begin();
  };
  const takeFile = (file: File) => run(() => readFile(file));
  const takeText = (pasted: PastedText) => run(() => readText(JSON.stringify(pasted)));

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !shared || !canReadAtOnce(shared)) return;
    begun.current = true;
    takeText(shared.source ? { kind: 'source', text: shared.source } : { kind: 'ad', ...shared.ad });
  });

  const place = useRef<HTMLDivElement>(null);
  const reading = state.kind === 'reading';
  const failed = state.kind === 'failed';
  const wasReading = useRef(reading);
  useEffect(() => {
    // The button that held the focus is gone with the reading; after a success the preview has it, or takes it.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasReading.current && !reading && isLost) place.current?.focus();
    wasReading.current = reading;
  }, [reading]);

  if (reading) return <Reading label="Lendo as vagas" progress={state.progress} onCancel={cancel} />;
  return (
    <div className={styles['fields']}>
      <div ref={place} tabIndex={-1} className={styles['step']}>
        {failed && <ReadingFailure failure={describeFailure(state.failure)} onRetry={again} />}
      </div>
      <ChoiceGroup
        legend="Como você quer trazer?"
        name="way"
        layout="row"
        options={WAYS}
        value={way}
        onChange={setWay}
      />
      {way === 'ad' && <AdForm fields={ad} onChange={setAd} onRead={() => takeText({ kind: 'ad', ...ad })} />}
      {way === 'page' && (
        <PageForm
          source={source}
          onChange={setSource}
          onFile={takeFile}
          onRead={() => takeText({ kind: 'source', text: source })}
        />
      )}
      {way === 'table' && <TableForm onFile={takeFile} />}
      <p className={styles['note']}>
        A leitura é feita no seu aparelho. Nada é enviado antes de você guardar.
      </p>
    </div>
  );
}
