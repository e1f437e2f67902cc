import { RESUME_LIMITS, type ReadResume } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { useCallback, type ReactNode } from 'react';
import { draftOf, type ResumeDraft } from '../draft.ts';
import { keepOriginal } from '../original/original-store.ts';
import { DocumentIntake, type DocumentOrigin, type StoredText } from './document-intake.tsx';
import type { ReadResumeSchema } from './read-resume-schema.ts';
import type { ReaderWorker } from './use-reader.ts';

interface Props {
  /** See `makeResumeWorker`. */
  readonly worker: ReaderWorker<typeof ReadResumeSchema>;
  /** Whether a CV was read already, which another one would take the place of. */
  readonly hasResume: boolean;
  readonly pastedText: string;
  readonly onPaste: (text: string) => void;
  readonly onRead: (resume: ResumeDraft) => void;
  /** Id of the pasted text's form, where a submit button elsewhere on the page reads it; absent: it is here. */
  readonly textForm?: string | undefined;
  /** Is told whether a CV is being read. */
  readonly onReading?: ((reading: boolean) => void) | undefined;
  /** A version of the CV that is newer than the profile's and is offered instead; null or absent without one. */
  readonly newest?: StoredText | null;
  /** Shown above, while nothing is being read. */
  readonly children?: ReactNode;
}

const MEGABYTES = RESUME_LIMITS.bytes / 1024 / 1024;

/** Takes a CV as a file, as text, or the one of the profile, and reads it. */
export function ResumeIntake(props: Props) {
  const {
    worker,
    hasResume,
    pastedText,
    onPaste,
    onRead,
    textForm,
    onReading,
    newest = null,
    children,
  } = props;
  const session = useSession();
  const stored = session.status === 'signedIn' ? session.profile.resumeText : '';
  const take = useCallback(
    (read: ReadResume, origin: DocumentOrigin) => {
      const reading = crypto.randomUUID();
      keepOriginal({ ...read.original, structure: read.structure, reading, file: origin.file ?? null });
      onRead(draftOf(read, origin, reading));
    },
    [onRead],
  );
  return (
    <DocumentIntake
      worker={worker}
      onRead={take}
      texts={{
        reading: 'Lendo seu currículo',
        drop: hasResume ? 'Trocar por outro arquivo' : 'Escolha ou arraste seu currículo',
        hint:
          `PDF, foto, digitalização, Word, ODT, RTF, TXT ou JSON Resume, até ${MEGABYTES} MB e ${RESUME_LIMITS.pages} páginas. ` +
          'O arquivo não sai do seu aparelho.',
        paste: 'Prefiro colar o texto',
        pasteLabel: 'Texto do currículo',
      }}
      stored={
        newest ??
        (stored
          ? {
              text: stored,
              label: 'Currículo do seu perfil',
              button: 'Usar o currículo que já está no meu perfil',
            }
          : null)
      }
      pastedText={pastedText}
      onPaste={onPaste}
      textForm={textForm}
      onReading={onReading}
    >
      {children}
    </DocumentIntake>
  );
}
