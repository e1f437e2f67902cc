import { RESUME_LIMITS, type Profile } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, TextArea } from '@aura/shared-ui';
import { useForm } from '@aura/shared-pages/forms';
import type { UpdateProfile } from '@aura/shared-pages/settings';
import { useRef, useState } from 'react';
import { changeResumeAsTyped } from './changes.ts';
import { ClearingDialog } from './clearing-dialog.tsx';
import styles from './settings.module.css';
import { useAskingSave } from './use-asking-save.ts';

interface Props {
  readonly profile: Profile;
  readonly update: UpdateProfile;
}

/** The text of the CV: to be read, corrected or removed. */
export function ResumeForm({ profile, update }: Props) {
  const { busy, asking, request, ask, confirm, cancel } = useAskingSave(profile, update);
  const [text, setText] = useState(profile.resumeText);
  const [removing, setRemoving] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const stored = profile.resumeText !== '';

  const remove = () => {
    setRemoving(true);
    ask((current) => changeResumeAsTyped(current, ''));
  };
  const { form } = useForm({
    onValid: () => {
      if (stored && text.trim() === '') return remove();
      setRemoving(false);
      request((current) => changeResumeAsTyped(current, text));
    },
  });
  const onConfirm = async () => {
    if (!(await confirm()) || !removing) return;
    setText('');
    // The button that was pressed is gone with the CV.
    area.current?.focus();
  };

  return (
    <>
      <form {...form} className={styles['wideForm']}>
        <TextArea
          ref={area}
          label="Texto do currículo"
          hint="É este texto que o diagnóstico e as ferramentas leem."
          rows={10}
          maxLength={RESUME_LIMITS.characters}
          counter
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className={styles['note']}>
          Para usar um arquivo PDF ou DOCX, envie-o no{' '}
          <Link to="/diagnostico-carreira">diagnóstico de carreira</Link>.
        </p>
        <div className={styles['buttons']}>
          <Button type="submit" variant="secondary" busy={busy}>
            Salvar currículo
          </Button>
          {stored && (
            <Button variant="quiet" onClick={remove}>
              Remover currículo
            </Button>
          )}
        </div>
      </form>
      <ClearingDialog
        open={asking !== null}
        title={removing ? 'Remover o currículo?' : 'Mudar o currículo?'}
        clears={asking?.clears ?? false}
        confirmLabel={removing ? 'Remover currículo' : 'Mudar currículo'}
        onConfirm={() => void onConfirm()}
        onCancel={cancel}
      >
        {removing && <p>O texto do seu currículo será apagado do seu perfil.</p>}
      </ClearingDialog>
    </>
  );
}
