import { useReader } from '@aura/shared-career-ui';
import { compareReadBack, type FieldCheck } from '@aura/shared-career/read-back';
import { TEMPLATES, typeset, writePlainText } from '@aura/shared-career/studio';
import type { ReadResume, ResumeStructure } from '@aura/shared-domain';
import { Button, ChoiceGroup, Notice } from '@aura/shared-ui';
import { saveFile } from '@aura/shared-pages/download';
import { useCallback, useRef, useState } from 'react';
import styles from '../../tools.module.css';
import { loadFaces } from '../studio/load-faces.ts';
import { EnglishEditor } from '../studio/english-editor.tsx';
import { SectionsEditor } from '../studio/sections-editor.tsx';
import type { StudioProps } from '../studio/studio-aside.tsx';
import { type Studio, useStudio } from '../studio/use-studio.ts';
import { RESUME_WORKER } from '../worker.ts';
import { makeFileName } from './file-name.ts';
import { GupyText } from './gupy-text.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { ReadBack } from './read-back.tsx';

type Format = 'pdf' | 'docx' | 'txt' | 'json';

const TYPES: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain;charset=utf-8',
  json: 'application/json',
};
const BUTTONS: readonly (readonly [Format, string])[] = [
  ['pdf', 'Baixar PDF'],
  ['docx', 'Baixar DOCX'],
  ['txt', 'Baixar texto'],
  ['json', 'Baixar JSON Resume'],
];

interface Checked {
  readonly fileName: string;
  readonly checks: readonly FieldCheck[];
}

/** The improved CV as files that tracking systems read, each read again by our own reader, and as text for Gupy. */
export function ExportPanel({ resume, look, dispatch }: StudioProps) {
  const studio = useStudio(resume, look);
  const [making, setMaking] = useState<Format | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const written = useRef<{ readonly resume: ResumeStructure; readonly fileName: string } | null>(null);

  const onRead = useCallback(({ structure }: ReadResume) => {
    const made = written.current;
    if (made) setChecked({ fileName: made.fileName, checks: compareReadBack(made.resume, structure) });
  }, []);
  const reader = useReader(RESUME_WORKER, onRead);

  const make = async (format: Format) => {
    setMaking(format);
    setProblem(null);
    setChecked(null);
    try {
      const { bytes, missing } = await writeFile(studio, format);
      const fileName = makeFileName(resume.contact.name, format);
      saveFile(fileName, bytes, TYPES[format]);
      if (missing.length > 0) {
        setProblem(`A fonte do PDF não tem estes sinais, que ficaram de fora: ${missing.join(' ')}`);
      }
      written.current = { resume: listShown(studio), fileName };
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
        Texto de verdade, letras embutidas e títulos de seção usuais: o formato que os sistemas de
        recrutamento leem melhor. O arquivo é montado no seu aparelho, com as sugestões que você aceitou.
      </p>
      <ChoiceGroup
        legend="Modelo da página"
        name="resume-template"
        options={TEMPLATES.map(({ id, name, purpose }) => ({ value: id, label: name, description: purpose }))}
        value={studio.template.id}
        onChange={(template) => dispatch({ type: 'lookChanged', look: { ...look, template } })}
      />
      {studio.template.language === 'en' && (
        <EnglishEditor
          sentences={studio.sentences}
          look={look}
          onChange={(changed) => dispatch({ type: 'lookChanged', look: changed })}
        />
      )}
      <SectionsEditor
        studio={studio}
        look={look}
        onChange={(changed) => dispatch({ type: 'lookChanged', look: changed })}
      />
      <LeftOutList
        leftOut={studio.leftOut}
        onKeep={(line) => dispatch({ type: 'lookChanged', look: { ...look, kept: [...look.kept, line] } })}
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
      <GupyText resume={studio.resume} />
    </section>
  );
}

/** The fields that a file shows, to be compared with what is read of it. */
function listShown({ resume, registrations, arrangement }: Studio): ResumeStructure {
  const isShown = (id: string): boolean => !arrangement.hidden.includes(id);
  return {
    ...resume,
    summary: isShown('summary') ? resume.summary : '',
    experiences: isShown('experiences') ? resume.experiences : [],
    education: isShown('education') ? resume.education : [],
    projects: isShown('projects') ? resume.projects : [],
    courses: isShown('courses') ? resume.courses : [],
    skills: isShown('skills') ? resume.skills : [],
    languages: isShown('languages') ? resume.languages : [],
    other: resume.other.filter(({ section }) => isShown(`other:${section.trim()}`)),
    unclassified: [...registrations],
  };
}

interface Written {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Signs that the format cannot hold. */
  readonly missing: readonly string[];
}

const encode = (text: string): Written => ({ bytes: new TextEncoder().encode(text), missing: [] });

async function writeFile(studio: Studio, format: Format): Promise<Written> {
  const { document, template } = studio;
  if (format === 'txt') return encode(writePlainText(document));
  const { writeJsonResume, writeDocx, writePdf } = await import('@aura/shared-career/export');
  if (format === 'json') return encode(writeJsonResume(listShown(studio)));
  const { language, family } = template;
  if (format === 'docx') return { bytes: await writeDocx(document, template, language), missing: [] };
  const faces = await loadFaces(family);
  const set = typeset(document, template, faces);
  const bytes = await writePdf(document, set, faces, { language, now: new Date() });
  return { bytes, missing: set.missing };
}
