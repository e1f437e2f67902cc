import { useReader } from '@aura/shared-career-ui';
import { compareReadBack, type FieldCheck } from '@aura/shared-career/read-back';
import { typeset, writePlainText } from '@aura/shared-career/studio';
import type { ReadResume, ResumeStructure } from '@aura/shared-domain';
import { saveFile } from '@aura/shared-pages/download';
import { useCallback, useRef, useState } from 'react';
import { loadFaces } from '../studio/load-faces.ts';
import type { Studio } from '../studio/use-studio.ts';
import { RESUME_WORKER } from '../worker.ts';
import { makeFileName } from './file-name.ts';

export type Format = 'pdf' | 'docx' | 'txt' | 'json';

const TYPES: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain;charset=utf-8',
  json: 'application/json',
};

interface Checked {
  readonly fileName: string;
  readonly format: Format;
  readonly checks: readonly FieldCheck[];
}

export interface FileMaking {
  /** The format that is being made; null for none. */
  readonly making: Format | null;
  readonly problem: string | null;
  /** The last file, read again; null until it is. */
  readonly checked: Checked | null;
  readonly rereading: 'no' | 'now' | { readonly failed: string };
  readonly make: (format: Format) => Promise<void>;
}

/** Makes files of a CV, saves them and reads each one again with our own reader. */
export function useFileMaking(studio: Studio): FileMaking {
  const [making, setMaking] = useState<Format | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const written = useRef<
    (Pick<Checked, 'fileName' | 'format'> & { readonly resume: ResumeStructure }) | null
  >(null);

  const onRead = useCallback(({ structure }: ReadResume) => {
    const made = written.current;
    if (!made) return;
    const { resume, ...file } = made;
    setChecked({ ...file, checks: compareReadBack(resume, structure) });
  }, []);
  const reader = useReader(RESUME_WORKER, onRead);

  const make = async (format: Format) => {
    setMaking(format);
    setProblem(null);
    setChecked(null);
    try {
      const { bytes, missing } = await writeFile(studio, format);
      const fileName = makeFileName(studio.resume.contact.name, format);
      saveFile(fileName, bytes, TYPES[format]);
      if (missing.length > 0) {
        setProblem(`A fonte do PDF não tem estes sinais, que ficaram de fora: ${missing.join(' ')}`);
      }
      written.current = { resume: listShown(studio), fileName, format };
      await reader.readFile(new File([bytes], fileName, { type: TYPES[format] }));
    } catch {
      setProblem('Não foi possível montar o arquivo. Verifique sua conexão e tente novamente.');
    }
    setMaking(null);
  };

  const { state } = reader;
  const rereading =
    state.kind === 'failed' ? { failed: state.failure.message } : state.kind === 'reading' ? 'now' : 'no';
  return { making, problem, checked, rereading, make };
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
  const faces = await loadFaces(family);
  if (format === 'docx') return { bytes: await writeDocx(document, template, language, faces), missing: [] };
  const set = typeset(document, template, faces);
  const bytes = await writePdf(document, set, faces, { language, now: new Date() });
  return { bytes, missing: set.missing };
}
