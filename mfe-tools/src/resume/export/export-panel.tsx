import { resumeWorkerOf, useReader } from '@aura/shared-career-ui';
import { compareReadBack, type FieldCheck } from '@aura/shared-career/read-back';
import { makeSendable } from '@aura/shared-career/sendable';
import type { ReadResume, ResumeStructure } from '@aura/shared-domain';
import { Button, Notice, SelectField } from '@aura/shared-ui';
import { saveFile } from '@aura/shared-pages/download';
import { useCallback, useMemo, useRef, useState } from 'react';
import styles from '../../tools.module.css';
import { fileNameOf } from './file-name.ts';
import { GupyText } from './gupy-text.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { ReadBack } from './read-back.tsx';

type Format = 'pdf' | 'docx' | 'json';

const WORKER = resumeWorkerOf('tools');
const TYPES: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
};
const BUTTONS: readonly (readonly [Format, string])[] = [
  ['pdf', 'Baixar PDF'],
  ['docx', 'Baixar DOCX'],
  ['json', 'Baixar JSON Resume'],
];

interface Checked {
  readonly fileName: string;
  readonly checks: readonly FieldCheck[];
}

/** The improved CV as files that tracking systems read, each read again by our own reader, and as text for Gupy. */
export function ExportPanel({ resume: whole }: { readonly resume: ResumeStructure }) {
  const { resume, leftOut } = useMemo(() => makeSendable(whole), [whole]);
  const [language, setLanguage] = useState<'pt' | 'en'>('pt');
  const [making, setMaking] = useState<Format | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const written = useRef<{ readonly resume: ResumeStructure; readonly fileName: string } | null>(null);

  const onRead = useCallback(({ structure }: ReadResume) => {
    const made = written.current;
    if (made) setChecked({ fileName: made.fileName, checks: compareReadBack(made.resume, structure) });
  }, []);
  const reader = useReader(WORKER, onRead);

  const make = async (format: Format) => {
    setMaking(format);
    setProblem(null);
    setChecked(null);
    try {
      const { bytes, dropped } = await writeFile(resume, format, language);
      const fileName = fileNameOf(resume.contact.name, format);
      saveFile(fileName, bytes, TYPES[format]);
      if (dropped.length > 0) {
        setProblem(`A fonte do PDF não tem estes sinais, que ficaram de fora: ${dropped.join(' ')}`);
      }
      written.current = { resume, fileName };
      await reader.readFile(new File([bytes], fileName, { type: TYPES[format] }));
    } catch {
      setProblem('Não foi possível montar o arquivo. Verifique sua conexão e tente novamente.');
    }
    setMaking(null);
  };

  return (
    <section className={styles['section']} aria-labelledby="export-title" data-no-print>
      <h2 id="export-title">Levar o currículo</h2>
      <p>
        Uma coluna, texto de verdade, títulos de seção usuais: o formato que os sistemas de recrutamento leem
        melhor. O arquivo é montado no seu aparelho, com as sugestões que você aceitou.
      </p>
      <LeftOutList leftOut={leftOut} />
      <SelectField
        label="Idioma dos títulos de seção"
        options={[
          { value: 'pt', label: 'Português' },
          { value: 'en', label: 'Inglês' },
        ]}
        value={language}
        onChange={(value) => setLanguage(value === 'en' ? 'en' : 'pt')}
      />
      <div className={styles['row']}>
        {BUTTONS.map(([format, label]) => (
          <Button
            key={format}
            variant="secondary"
            busy={making === format}
            disabled={making !== null && making !== format}
            onClick={() => void make(format)}
          >
            {label}
          </Button>
        ))}
      </div>
      {problem && <Notice tone="warning">{problem}</Notice>}
      {reader.state.kind === 'failed' && (
        <Notice tone="warning" title="O arquivo foi baixado, mas não pôde ser relido">
          {reader.state.failure.message}
        </Notice>
      )}
      <p role="status" className={styles['note']}>
        {reader.state.kind === 'reading' && 'Relendo o arquivo com o nosso leitor…'}
      </p>
      {checked && <ReadBack fileName={checked.fileName} checks={checked.checks} />}
      <GupyText resume={resume} />
    </section>
  );
}

interface Written {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Signs that the format cannot hold. */
  readonly dropped: readonly string[];
}

async function writeFile(resume: ResumeStructure, format: Format, language: 'pt' | 'en'): Promise<Written> {
  const { jsonResume, resumeDocx, resumePdf } = await import('@aura/shared-career/export');
  if (format === 'pdf') return resumePdf(resume, { language, now: new Date() });
  if (format === 'docx') return { bytes: await resumeDocx(resume, language), dropped: [] };
  return { bytes: new TextEncoder().encode(jsonResume(resume)), dropped: [] };
}
