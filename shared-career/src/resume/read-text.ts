import { err, type ReadResume, ok, type ResumeReadError, type Result } from '@aura/shared-domain';
import { assemble, assembleCanonical } from './assemble.ts';
import { readError } from './errors.ts';
import { looksLikeJson, readJsonResume } from './json/read.ts';
import { convertTextToStretches } from './text-lines.ts';

/** What reading depends on besides the document. */
export interface ReadTextOptions {
  /** The day of reading, from which relative dates ("há 3 anos") count. */
  readonly now: Date;
}

/** Reads a CV pasted as plain text, or as JSON Resume. A text that {@link renderResumeText} wrote comes back as the same structure. */
export function readResumeText(text: string, { now }: ReadTextOptions): Result<ReadResume, ResumeReadError> {
  if (text.trim() === '')
    return err(
      readError('ARQUIVO_VAZIO', {
        message: 'O texto está vazio.',
        action: 'Cole o texto do currículo e tente de novo.',
      }),
    );
  if (looksLikeJson(text)) return readJsonResume(text, now);
  const canonical = assembleCanonical(text.replace(/\r\n?/gu, '\n').replace(/\n+$/u, ''), now);
  if (canonical !== null) return ok(canonical);
  return assemble(
    { stretches: convertTextToStretches(text), layout: 'plainText', hidden: [], loose: [], urls: [] },
    now,
  );
}
