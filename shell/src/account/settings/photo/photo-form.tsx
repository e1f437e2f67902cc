import { set, type Profile } from '@aura/shared-domain';
import { Button, FileDrop } from '@aura/shared-ui';
import { Avatar } from '@aura/shared-ui/host';
import { useSave } from '@aura/shared-pages/settings';
import { useRef, useState } from 'react';
import type { SettingsPorts } from '../ports.ts';
import styles from '../settings.module.css';
import { PHOTO_ACCEPT } from './photo-file.ts';

interface Props extends Pick<SettingsPorts, 'update' | 'preparePhoto'> {
  readonly profile: Pick<Profile, 'name' | 'avatarUrl'>;
}

/** The picture of the person: chosen, seen as it will be, then saved; or removed. */
export function PhotoForm({ profile: { name, avatarUrl }, update, preparePhoto }: Props) {
  const { busy, save } = useSave(update);
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  // Changing this number resets the file field.
  const [round, setRound] = useState(0);
  const saveButton = useRef<HTMLButtonElement>(null);
  /** Of several files, the one chosen last counts, however long each takes. */
  const latest = useRef(0);

  const choose = async (file: File) => {
    const attempt = ++latest.current;
    setError(undefined);
    setChosen(null);
    const prepared = await preparePhoto(file);
    if (attempt !== latest.current) return;
    if (prepared.ok) setChosen(prepared.value);
    else setError(prepared.error.message);
  };
  const store = async (url: string | null) => {
    const stored = await save((profile) => (profile.avatarUrl === url ? null : { avatarUrl: set(url) }));
    if (stored) forget();
  };
  const forget = () => {
    latest.current += 1;
    setChosen(null);
    setRound((was) => was + 1);
    // The button that was pressed may be gone.
    saveButton.current?.focus();
  };
  const submit = () => {
    if (chosen) void store(chosen);
    else setError('Escolha uma imagem primeiro.');
  };

  return (
    <div className={styles['form']}>
      <div className={styles['photo']}>
        <Avatar name={name} url={chosen ?? avatarUrl} size="lg" />
        <p role="status" className={styles['note']}>
          {describeStatus(chosen, avatarUrl)}
        </p>
      </div>
      <FileDrop
        key={round}
        label="Escolher uma imagem"
        hint="PNG, JPEG ou WebP de até 10 MB. Ela é cortada em um quadrado e reduzida aqui mesmo, no seu navegador."
        accept={PHOTO_ACCEPT}
        onFile={(file) => void choose(file)}
        error={error}
      />
      <div className={styles['buttons']}>
        <Button ref={saveButton} variant="secondary" busy={busy} onClick={submit}>
          Salvar foto
        </Button>
        {chosen && (
          <Button variant="quiet" onClick={forget}>
            Descartar
          </Button>
        )}
        {!chosen && avatarUrl !== null && (
          <Button variant="quiet" onClick={() => void store(null)}>
            Remover foto
          </Button>
        )}
      </div>
    </div>
  );
}

function describeStatus(chosen: string | null, stored: string | null): string {
  if (chosen) return 'É assim que a foto vai ficar. Ela ainda não foi salva.';
  if (stored === null) return 'Sem foto, aparecem as suas iniciais.';
  return stored.startsWith('https:')
    ? 'A foto da sua conta do Google não é exibida aqui; no lugar dela aparecem as suas iniciais.'
    : 'Esta é a sua foto atual.';
}
