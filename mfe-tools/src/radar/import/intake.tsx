import { Reading, ReadingFailure, useReader } from '@aura/shared-career-ui';
import { ChoiceGroup } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../../tools.module.css';
import { AdForm, EMPTY_AD } from './ad-form.tsx';
import { failureInWords } from './failure-in-words.ts';
import { PageForm } from './page-form.tsx';
import { TableForm } from './table-form.tsx';
import { type PastedText, type ReadVacancies, VACANCIES_WORKER } from './vacancies-worker.ts';

const WAYS = [
  { value: 'ad', label: 'Colar o texto da vaga', description: 'De qualquer site, e-mail ou mensagem.' },
  { value: 'page', label: 'Página da vaga', description: 'Salva no aparelho, ou o código-fonte dela.' },
  { value: 'table', label: 'Planilha CSV ou JSON', description: 'Várias vagas de uma vez.' },
];

/** Takes ads in one of three ways and reads them. What was filled in stays, whatever comes of the reading. */
export function Intake({ onRead }: { readonly onRead: (read: ReadVacancies) => void }) {
  const [way, setWay] = useState('ad');
  const [ad, setAd] = useState(EMPTY_AD);
  const [source, setSource] = useState('');
  const [again, setAgain] = useState<() => void>(() => () => {});
  const { state, readFile, readText, cancel } = useReader(VACANCIES_WORKER, onRead);

  const run = (start: () => Promise<void>) => {
    const begin = () => void start();
    setAgain(() => begin);
    begin();
  };
  const takeFile = (file: File) => run(() => readFile(file));
  const takeText = (pasted: PastedText) => run(() => readText(JSON.stringify(pasted)));

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
        {failed && <ReadingFailure failure={failureInWords(state.failure)} onRetry={again} />}
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
